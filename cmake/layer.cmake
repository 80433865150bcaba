# layer(NAME KIND flags|plain_cpp USES ...): the library of src/NAME; it links what it uses and nothing else.
# tools/check_layers watches the includes as well, because C++ finds headers more generously than it links.
function(orrery_sources name result)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/${name}/*.cpp ${CMAKE_SOURCE_DIR}/src/${name}/*.h)
  set(${result} ${sources} PARENT_SCOPE)
endfunction()

function(orrery_link target)
  foreach(used ${ARGN})
    string(REPLACE "/" "_" used_target ${used})
    target_link_libraries(${target} PUBLIC ${used_target})
  endforeach()
endfunction()

# Eight files at a time compile in half the time; names in the anonymous namespaces of a layer must differ for that.
# Some are compiled by themselves: rules.cpp, types.cpp and verbs.cpp of a game, which are tables of short names, and
# toml.cpp, which takes in a whole library. The preset clang compiles every file by itself, which shows what a file
# forgot to include.
function(eight_at_a_time target)
  if(CMAKE_DISABLE_PRECOMPILE_HEADERS)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "/(games/[a-z_]+/(rules|types|verbs)|engine/toml)\\.cpp$")
  set_source_files_properties(${sources} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()

function(layer name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "KIND" "USES")
  string(REPLACE "/" "_" target ${name})
  orrery_sources(${name} sources)
  add_library(${target} STATIC ${sources})
  set_target_properties(${target} PROPERTIES LINKER_LANGUAGE CXX)
  target_include_directories(${target} PUBLIC ${CMAKE_SOURCE_DIR}/src)
  target_link_libraries(${target} PRIVATE ${arg_KIND} layer_speed)
  orrery_link(${target} ${arg_USES})
  if(arg_USES)  # core, which uses nothing, does without
    precompile_for(${target} precompiled_${arg_KIND})
    eight_at_a_time(${target})
  endif()
  if(ORRERY_SANITIZE)
    target_link_options(${target} INTERFACE -fsanitize=${ORRERY_SANITIZE})
  endif()
endfunction()

# program(EXECUTABLE FOLDER USES ...): src/FOLDER as an executable; everything but its main is a library for the tests.
function(program executable folder)
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "USES")
  layer(${folder} KIND flags USES ${arg_USES})
  get_target_property(sources ${folder} SOURCES)
  list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")
  set_property(TARGET ${folder} PROPERTY SOURCES ${sources})
  add_executable(${executable} ${CMAKE_SOURCE_DIR}/src/${folder}/main.cpp)
  target_link_libraries(${executable} PRIVATE flags ${folder})
endfunction()
