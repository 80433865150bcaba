# Headers that nearly every file includes, however indirectly, are compiled once for each set of compiler options.
# Nothing may rely on that: lint and the preset clang compile every file without, so each still includes what it uses.
set(ORRERY_EVERYWHERE
  <algorithm> <array> <bit> <charconv> <chrono> <cmath> <concepts> <cstdint> <functional> <limits> <map> <memory>
  <numeric> <optional> <set> <span> <string> <string_view> <type_traits> <utility> <variant> <vector>
  <boost/describe.hpp> <boost/json.hpp> <boost/mp11.hpp>)

# precompiled(NAME USES FLAGS... HEADERS HEADER...): what precompile_for(TARGET NAME) takes.
function(precompiled name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "USES;HEADERS")
  set(source ${CMAKE_BINARY_DIR}/precompiled/${name}.cpp)
  file(CONFIGURE OUTPUT ${source} CONTENT "")
  add_library(${name} OBJECT ${source})
  target_link_libraries(${name} PRIVATE ${arg_USES} Boost::json)
  target_precompile_headers(${name} PRIVATE ${ORRERY_EVERYWHERE} ${arg_HEADERS})
endfunction()

function(precompile_for target name)
  target_precompile_headers(${target} REUSE_FROM ${name})
endfunction()

precompiled(precompiled_plain_cpp USES plain_cpp layer_speed)
precompiled(precompiled_flags USES flags layer_speed HEADERS <filesystem> <mutex> <thread>)
