// RUN: --verify-diagnostics --test-elements-attr-interface
// The integers of attributes, as each kind of value that can be read.
// expected-error@below {{Test iterating `int64_t`: unable to iterate type}}
// expected-error@below {{Test iterating `uint64_t`: 1, 18446744073709551614}}
// expected-error@below {{Test iterating `APInt`: 1, -2}}
// expected-error@below {{Test iterating `IntegerAttr`: 1 : i64, -2 : i64}}
arith.constant #test.i64_elements<[1, -2]> : tensor<2xi64>
// expected-error@below {{Test iterating `int64_t`: unable to iterate type}}
// expected-error@below {{Test iterating `uint64_t`: 1, 2}}
// expected-error@below {{Test iterating `APInt`: unable to iterate type}}
// expected-error@below {{Test iterating `IntegerAttr`: unable to iterate type}}
arith.constant #test.e1di64_elements<numbers> : tensor<2xi64>
// expected-error@below {{Test iterating `int64_t`: -1, -1}}
// expected-error@below {{Test iterating `uint64_t`: 18446744073709551615, 18446744073709551615}}
// expected-error@below {{Test iterating `APInt`: -1, -1}}
// expected-error@below {{Test iterating `IntegerAttr`: -1 : i64, -1 : i64}}
arith.constant dense<-1> : tensor<2x1xi64>
// expected-error@below {{Test iterating `int64_t`: unable to iterate type}}
// expected-error@below {{Test iterating `uint64_t`: unable to iterate type}}
// expected-error@below {{Test iterating `APInt`: 5, -56}}
// expected-error@below {{Test iterating `IntegerAttr`: 5 : ui8, 200 : ui8}}
arith.constant dense<[5, 200]> : tensor<2xui8>
// expected-error@below {{Test iterating `int64_t`: 3}}
// expected-error@below {{Test iterating `uint64_t`: unable to iterate type}}
// expected-error@below {{Test iterating `APInt`: 3}}
// expected-error@below {{Test iterating `IntegerAttr`: 3 : si64}}
arith.constant dense<3> : tensor<1xsi64>
// expected-error@below {{Test iterating `int64_t`: unable to iterate type}}
// expected-error@below {{Test iterating `uint64_t`: 3}}
// expected-error@below {{Test iterating `APInt`: 3}}
// expected-error@below {{Test iterating `IntegerAttr`: 3 : ui64}}
arith.constant dense<3> : tensor<1xui64>
// expected-error@below {{Test iterating `int64_t`: unable to iterate type}}
// expected-error@below {{Test iterating `uint64_t`: unable to iterate type}}
// expected-error@below {{Test iterating `APInt`: -1, 0}}
// expected-error@below {{Test iterating `IntegerAttr`: true, false}}
arith.constant dense<[true, false]> : tensor<2xi1>
// expected-error@below {{Test iterating `int64_t`: }}
// expected-error@below {{Test iterating `uint64_t`: }}
// expected-error@below {{Test iterating `APInt`: }}
// expected-error@below {{Test iterating `IntegerAttr`: }}
arith.constant dense<> : tensor<0xi32>
// expected-error@below {{Test iterating `int64_t`: 0, 7, 8, 0}}
// expected-error@below {{Test iterating `uint64_t`: 0, 7, 8, 0}}
// expected-error@below {{Test iterating `APInt`: 0, 7, 8, 0}}
// expected-error@below {{Test iterating `IntegerAttr`: 0 : i64, 7 : i64, 8 : i64, 0 : i64}}
arith.constant sparse<[[0, 1], [1, 0]], [7, 8]> : tensor<2x2xi64>
// expected-error@below {{Test iterating `int64_t`: expected element type to be an integer type}}
// expected-error@below {{Test iterating `uint64_t`: expected element type to be an integer type}}
// expected-error@below {{Test iterating `APInt`: expected element type to be an integer type}}
// expected-error@below {{Test iterating `IntegerAttr`: expected element type to be an integer type}}
arith.constant dense<1.0> : tensor<2xf32>
{-#
  dialect_resources: {
    test: {
      numbers: "0x0800000001000000000000000200000000000000"
    }
  }
#-}
