// RUN: --mlir-version=19.1 --verify-diagnostics --test-type-interfaces
// Types with several interfaces are called for each result.
func.func @f() {
  // expected-remark@below {{'!test.test_type' - TestA}}
  // expected-remark@below {{'!test.test_type' - TestB}}
  // expected-remark@below {{'!test.test_type' - TestC}}
  // expected-remark@below {{'!test.test_type' - TestD}}
  // expected-remark@below {{'!test.test_type' - TestRet}}
  // expected-remark@below {{'!test.test_type' - TestE}}
  %0:3 = "test.x"() : () -> (i32, !test.test_type, tensor<2x!test.test_type>)
  return
}
