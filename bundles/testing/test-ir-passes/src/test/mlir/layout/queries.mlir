// RUN: --mlir-version=19.1 --test-data-layout-query
// Sizes and alignments of types by the specifications around an operation.
func.func @none() {
  "test.data_layout_query"() : () -> i32
  "test.data_layout_query"() : () -> index
  "test.data_layout_query"() : () -> i1
  "test.data_layout_query"() : () -> i65
  "test.data_layout_query"() : () -> f16
  "test.data_layout_query"() : () -> f80
  "test.data_layout_query"() : () -> vector<3xi1>
  "test.data_layout_query"() : () -> vector<[3]x5xi8>
  "test.data_layout_query"() : () -> complex<i6>
  "test.data_layout_query"() : () -> si32
  "test.data_layout_query"() : () -> !test.test_type_with_layout<10>
  return
}
module attributes {dlti.dl_spec = #dlti.dl_spec<
    #dlti.dl_entry<i32, dense<[64, 128]> : vector<2xi64>>, #dlti.dl_entry<i64, dense<128> : vector<1xi64>>,
    #dlti.dl_entry<index, 32>, #dlti.dl_entry<f80, dense<64> : vector<1xi64>>,
    #dlti.dl_entry<!test.test_type_with_layout<10>, ["size", 12]>,
    #dlti.dl_entry<!test.test_type_with_layout<20>, ["index", 7]>,
    #dlti.dl_entry<"dlti.alloca_memory_space", 5 : ui64>, #dlti.dl_entry<"dlti.stack_alignment", 128 : i64>,
    #dlti.dl_entry<"dlti.endianness", "little">>} {
  func.func @inside() {
    "test.op_with_data_layout"() ({
      "test.data_layout_query"() : () -> i32
      "test.data_layout_query"() : () -> index
      "test.data_layout_query"() : () -> i1
      "test.data_layout_query"() : () -> i65
      "test.data_layout_query"() : () -> f16
      "test.data_layout_query"() : () -> f80
      "test.data_layout_query"() : () -> vector<3xi1>
      "test.data_layout_query"() : () -> vector<[3]x5xi8>
      "test.data_layout_query"() : () -> complex<i6>
      "test.data_layout_query"() : () -> si32
      "test.data_layout_query"() : () -> !test.test_type_with_layout<10>
      "test.end"() : () -> ()
    }) {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!test.test_type_with_layout<10>, ["alignment", 32]>>} : () -> ()
    "test.data_layout_query"() : () -> i32
    "test.data_layout_query"() : () -> index
    "test.data_layout_query"() : () -> i1
    "test.data_layout_query"() : () -> i65
    "test.data_layout_query"() : () -> f16
    "test.data_layout_query"() : () -> f80
    "test.data_layout_query"() : () -> vector<3xi1>
    "test.data_layout_query"() : () -> vector<[3]x5xi8>
    "test.data_layout_query"() : () -> complex<i6>
    "test.data_layout_query"() : () -> si32
    "test.data_layout_query"() : () -> !test.test_type_with_layout<10>
    return
  }
}
