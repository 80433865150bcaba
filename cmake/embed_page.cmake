# embed_page(LAYER FOLDER): compiles the files of a built page into a layer, as orrery::<layer>_page(), a list of
# names (relative to the folder) and bytes; texts also compressed, as NAME.gz. A folder without index.html gives an
# empty list.
set(ORRERY_PAGE_SCRIPT ${CMAKE_CURRENT_LIST_DIR}/embed_page_files.cmake)
function(embed_page layer folder)
  set(from ${CMAKE_SOURCE_DIR}/${folder})
  set(out ${CMAKE_BINARY_DIR}/embedded/${layer}_page.cpp)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS ${from}/*)
  add_custom_command(OUTPUT ${out}
    COMMAND ${CMAKE_COMMAND} -DOUT=${out} -DNAME=${layer}_page -DFROM=${from} -P ${ORRERY_PAGE_SCRIPT}
    DEPENDS ${files} ${ORRERY_PAGE_SCRIPT} VERBATIM)
  set_source_files_properties(${out} PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
  target_sources(${layer} PRIVATE ${out})
endfunction()
