# embed(LAYER WHAT FILE...): compiles text files into a layer, as orrery::<layer>_<what>(), a list of name and text.
set(ORRERY_EMBED_SCRIPT ${CMAKE_CURRENT_LIST_DIR}/embed_files.cmake)
function(embed layer what)
  string(REPLACE "/" "_" target ${layer})
  set(out ${CMAKE_BINARY_DIR}/embedded/${target}_${what}.cpp)
  list(TRANSFORM ARGN PREPEND ${CMAKE_SOURCE_DIR}/ OUTPUT_VARIABLE inputs)
  string(REPLACE ";" "," joined "${inputs}")
  add_custom_command(OUTPUT ${out}
    COMMAND ${CMAKE_COMMAND} -DOUT=${out} -DNAME=${target}_${what} -DFILES=${joined} -P ${ORRERY_EMBED_SCRIPT}
    DEPENDS ${inputs} ${ORRERY_EMBED_SCRIPT} VERBATIM)
  # The standard promises 65,536 characters in a literal; g++ and clang take far more.
  set_source_files_properties(${out} PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings SKIP_PRECOMPILE_HEADERS ON)
  target_sources(${target} PRIVATE ${out})
endfunction()
