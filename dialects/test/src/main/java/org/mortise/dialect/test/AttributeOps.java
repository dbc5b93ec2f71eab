// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import org.mortise.ir.definition.Op;

/** Operations with attributes, operands and results of one constraint each, for tests of the verifier. */
@Op(name = "test.int_attrs", summary = "Has integers of several types.",
    attributes = {"any_i32_attr: I32_ANY_SIGN", "index_attr: INDEX", "ui32_attr: UI32", "si32_attr: SI32"})
@Op(name = "test.float_attrs", summary = "Has an attribute of any kind.", attributes = "float_attr: ANY")
@Op(name = "test.i32_enum_attr", summary = "Has one of two numbers.", attributes = "attr: CASES_I32",
    results = "val: I32")
@Op(name = "test.i64_enum_attr", summary = "Has one of two numbers.", attributes = "attr: CASES_I64",
    results = "val: I32")
@Op(name = "test.positive_int_attr", summary = "Has positive numbers.",
    attributes = {"i32attr: POSITIVE_I32", "i64attr: POSITIVE_I64"})
@Op(name = "test.non_negative_int_attr", summary = "Has numbers that are not negative.",
    attributes = {"i32attr: NON_NEGATIVE_I32", "i64attr: NON_NEGATIVE_I64"})
@Op(name = "test.any_attr_of_i32_str", summary = "Has a number or a string.", attributes = "attr: I32_OR_STRING")
@Op(name = "test.all_attr_constraint_of1", summary = "Has an array with a number at its start.",
    attributes = "attr: I64_ARRAY", results = "val: I32")
@Op(name = "test.all_attr_constraint_of2", summary = "Has an array with a number at its start.",
    attributes = "attr: I64_ARRAY", results = "val: I32")
@Op(name = "test.string_attr_with_type", summary = "Has a string that can have a type.",
    attributes = "attr: TYPED_STRING", format = "$attr attr-dict")
@Op(name = "test.type_attr_of", summary = "Has one type.", attributes = "type: TYPE_OF_I64")
@Op(name = "test.type_array_attr", summary = "Has types.", attributes = "attr: TYPE_ARRAY")
@Op(name = "test.type_array_attr_with_default", summary = "Has types, none by default.",
    attributes = "attr: TYPE_ARRAY = EMPTY_LIST")
@Op(name = "test.float_elements_attr", summary = "Has floats of given shapes.",
    attributes = {"scalar_f32_attr: F32_ELEMENTS_2", "tensor_f64_attr: F64_ELEMENTS_4_8"})
@Op(name = "test.int_elements_attr", summary = "Has integers.",
    attributes = {"any_i32_attr: ANY_I32_ELEMENTS", "i32_attr: I32_ELEMENTS"})
@Op(name = "test.ranked_int_elements_attr", summary = "Has integers of given shapes.",
    attributes = {"vector_i32_attr: I32_ELEMENTS_2", "matrix_i64_attr: I64_ELEMENTS_4_8"})
@Op(name = "test.string_elements_attr", summary = "Has strings.", attributes = "scalar_string_attr: STRING_ELEMENTS")
@Op(name = "test.i32ElementsAttr", summary = "Has integers.", attributes = "attr: I32_ELEMENTS")
@Op(name = "test.indexElementsAttr", summary = "Has index numbers.", attributes = "attr: INDEX_ELEMENTS")
@Op(name = "test.prop", summary = "Has integers.", attributes = "transforms: I32_ELEMENTS")
@Op(name = "test.dense_array_attr", summary = "Has lists of numbers.",
    attributes = {
        "i1attr: DENSE_BOOL_ARRAY", "i8attr: DENSE_I8_ARRAY", "i16attr: DENSE_I16_ARRAY", "i32attr: DENSE_I32_ARRAY",
        "i64attr: DENSE_I64_ARRAY", "f32attr: DENSE_F32_ARRAY", "f64attr: DENSE_F64_ARRAY", "emptyattr: DENSE_I32_ARRAY"
    },
    format = "`i1attr` `=` $i1attr `i8attr` `=` $i8attr `i16attr` `=` $i16attr `i32attr` `=` $i32attr"
        + " `i64attr` `=` $i64attr `f32attr` `=` $f32attr `f64attr` `=` $f64attr `emptyattr` `=` $emptyattr attr-dict")
@Op(name = "test.confined_strictly_positive_attr", summary = "Has lists of positive numbers.",
    attributes = {
        "i8attr: POSITIVE_I8_LIST", "i16attr: POSITIVE_I16_LIST", "i32attr: POSITIVE_I32_LIST",
        "i64attr: POSITIVE_I64_LIST",
        "f32attr: POSITIVE_F32_LIST", "f64attr: POSITIVE_F64_LIST", "emptyattr: POSITIVE_I16_LIST"
    })
@Op(name = "test.confined_non_negative_attr", summary = "Has lists of numbers that are not negative.",
    attributes = {
        "i8attr: NON_NEGATIVE_I8_LIST", "i16attr: NON_NEGATIVE_I16_LIST", "i32attr: NON_NEGATIVE_I32_LIST",
        "i64attr: NON_NEGATIVE_I64_LIST",
        "f32attr: NON_NEGATIVE_F32_LIST", "f64attr: NON_NEGATIVE_F64_LIST", "emptyattr: NON_NEGATIVE_I16_LIST"
    })
@Op(name = "test.confined_dense_array_attr", summary = "Has ordered lists of numbers.",
    attributes = {
        "i64attr: INCREASING_I64_LIST", "i32attr: NON_DECREASING_I32_LIST", "emptyattr: INCREASING_I16_LIST"
    })
@Op(name = "test.match_op_attribute1", summary = "Has attributes of all arities.",
    attributes = {
        "required_attr: I32", "optional_attr: I32?", "default_valued_attr: I32 = FORTY_TWO_I32", "more_attr: I32"
    },
    results = "result: I32")
@Op(name = "test.match_op_attribute2", summary = "Has attributes of all arities.",
    attributes = {
        "required_attr: I32", "optional_attr: I32?", "default_valued_attr: I32 = FORTY_TWO_I32", "more_attr: I32"
    },
    results = "result: I32")
@Op(name = "test.match_op_attribute3", summary = "Has a mark.", attributes = "attr: UNIT?", results = "result: I32")
@Op(name = "test.match_op_attribute4", summary = "Has two marks.", attributes = {"attr1: UNIT?", "attr2: UNIT?"},
    results = "result: I32")
@Op(name = "test.has_str_value", summary = "Has a string.", attributes = "value: STRING = EMPTY_STRING")
@Op(name = "test.no_str_value", summary = "Has a string.", attributes = "value: STRING")
@Op(name = "test.interleaved_operand_attr1", summary = "Has operands and attributes in turn.",
    operands = {"input1: ANY", "input2: ANY"}, attributes = {"attr1: I64", "attr2: I64"})
@Op(name = "test.interleaved_operand_attr2", summary = "Has attributes and operands in turn.",
    operands = {"input1: ANY", "input2: ANY"}, attributes = {"attr1: I64", "attr2: I64"})
@Op(name = "test.int_types", summary = "Has results of integer types.",
    results = {"any_i16: INTEGER_16", "si32: SIGNED_32", "ui64: UNSIGNED_64", "any_int: ANY_INTEGER"})
@Op(name = "test.complex_f64", summary = "Returns a complex number.", results = "result: COMPLEX_F64")
@Op(name = "test.complex_f64_tensor", summary = "Returns complex numbers.", results = "result: COMPLEX_F64_TENSOR")
@Op(name = "test.tuple_32_bit", summary = "Returns a tuple.", results = "result: TUPLE_32_BIT")
@Op(name = "test.nested_tuple_32_bit", summary = "Returns a tuple of tuples.", results = "result: NESTED_TUPLE_32_BIT")
@Op(name = "test.takes_static_memref", summary = "Has a memref of static shape.", operands = "x: ANY_STATIC_MEMREF")
@Op(name = "test.rank_less_than_2_I8_F32_memref", summary = "Returns a small memref.",
    results = "result: I8_F32_MEMREF")
@Op(name = "test.nd_tensor_of", summary = "Has tensors of given ranks.",
    operands = {
        "arg0: F32_TENSOR_0", "arg1: F32_TENSOR_1", "arg2: I16_TENSOR_2", "arg3: I16_TENSOR_3", "arg4: I16_TENSOR_4"
    })
@Op(name = "test.ranked_tensor_op", summary = "Has a ranked tensor.", operands = "input: ANY_RANKED_TENSOR")
@Op(name = "test.multi_tensor_rank_of", summary = "Has a tensor of one of two ranks.", operands = "arg0: MULTI_TENSOR")
final class AttributeOps {

  private AttributeOps() {}
}
