module {
  test.op_with_enum  second tag 1 : i32
  test.op_with_bit_enum <read, execute> tag 1 : i32
  "test.any_attr_of_i32_str"() <{attr = 3 : i32}> : () -> ()
}

