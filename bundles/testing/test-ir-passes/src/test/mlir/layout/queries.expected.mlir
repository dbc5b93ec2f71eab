module {
  func.func @none() {
    %0 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 32 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 4 : index, stack_alignment = 0 : index} : () -> i32
    %1 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 64 : index, endianness = "", global_memory_space = 0 : ui32, index = 64 : index, preferred = 8 : index, program_memory_space = 0 : ui32, size = 8 : index, stack_alignment = 0 : index} : () -> index
    %2 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 1 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 1 : index, stack_alignment = 0 : index} : () -> i1
    %3 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 65 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 9 : index, stack_alignment = 0 : index} : () -> i65
    %4 = "test.data_layout_query"() {alignment = 2 : index, alloca_memory_space = 0 : ui32, bitsize = 16 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 2 : index, program_memory_space = 0 : ui32, size = 2 : index, stack_alignment = 0 : index} : () -> f16
    %5 = "test.data_layout_query"() {alignment = 16 : index, alloca_memory_space = 0 : ui32, bitsize = 80 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 16 : index, program_memory_space = 0 : ui32, size = 10 : index, stack_alignment = 0 : index} : () -> f80
    %6 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 32 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 4 : index, stack_alignment = 0 : index} : () -> vector<3xi1>
    %7 = "test.data_layout_query"() {alignment = 32 : index, alloca_memory_space = 0 : ui32, bitsize = {minimal_size = 192 : index, scalable}, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 32 : index, program_memory_space = 0 : ui32, size = {minimal_size = 24 : index, scalable}, stack_alignment = 0 : index} : () -> vector<[3]x5xi8>
    %8 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 14 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 2 : index, stack_alignment = 0 : index} : () -> complex<i6>
    %9 = "test.data_layout_query"() {alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 32 : index, endianness = "", global_memory_space = 0 : ui32, index = 0 : index, preferred = 4 : index, program_memory_space = 0 : ui32, size = 4 : index, stack_alignment = 0 : index} : () -> si32
    %10 = "test.data_layout_query"() {alignment = 1 : index, alloca_memory_space = 0 : ui32, bitsize = 1 : index, endianness = "", global_memory_space = 0 : ui32, index = 1 : index, preferred = 1 : index, program_memory_space = 0 : ui32, size = 1 : index, stack_alignment = 0 : index} : () -> !test.test_type_with_layout<10>
    return
  }
  module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[64, 128]> : vector<2xi64>>, #dlti.dl_entry<i64, dense<128> : vector<1xi64>>, #dlti.dl_entry<index, 32 : i64>, #dlti.dl_entry<f80, dense<64> : vector<1xi64>>, #dlti.dl_entry<!test.test_type_with_layout<10>, ["size", 12]>, #dlti.dl_entry<!test.test_type_with_layout<20>, ["index", 7]>, #dlti.dl_entry<"dlti.alloca_memory_space", 5 : ui64>, #dlti.dl_entry<"dlti.stack_alignment", 128 : i64>, #dlti.dl_entry<"dlti.endianness", "little">>} {
    func.func @inside() {
      "test.op_with_data_layout"() ({
        %11 = "test.data_layout_query"() : () -> i32
        %12 = "test.data_layout_query"() : () -> index
        %13 = "test.data_layout_query"() : () -> i1
        %14 = "test.data_layout_query"() : () -> i65
        %15 = "test.data_layout_query"() : () -> f16
        %16 = "test.data_layout_query"() : () -> f80
        %17 = "test.data_layout_query"() : () -> vector<3xi1>
        %18 = "test.data_layout_query"() : () -> vector<[3]x5xi8>
        %19 = "test.data_layout_query"() : () -> complex<i6>
        %20 = "test.data_layout_query"() : () -> si32
        %21 = "test.data_layout_query"() : () -> !test.test_type_with_layout<10>
        "test.end"() : () -> ()
      }) {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!test.test_type_with_layout<10>, ["alignment", 32]>>} : () -> ()
      %0 = "test.data_layout_query"() : () -> i32
      %1 = "test.data_layout_query"() : () -> index
      %2 = "test.data_layout_query"() : () -> i1
      %3 = "test.data_layout_query"() : () -> i65
      %4 = "test.data_layout_query"() : () -> f16
      %5 = "test.data_layout_query"() : () -> f80
      %6 = "test.data_layout_query"() : () -> vector<3xi1>
      %7 = "test.data_layout_query"() : () -> vector<[3]x5xi8>
      %8 = "test.data_layout_query"() : () -> complex<i6>
      %9 = "test.data_layout_query"() : () -> si32
      %10 = "test.data_layout_query"() : () -> !test.test_type_with_layout<10>
      return
    }
  }
}

