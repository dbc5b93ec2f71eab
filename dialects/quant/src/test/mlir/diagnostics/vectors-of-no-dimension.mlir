// RUN: --split-input-file --verify-diagnostics

func.func @dequantized_vector_of_no_dimension(%v: vector<f32>) {
  // expected-error @below {{'quant.dcast' op operand #0 must be scalar or tensor of quantized type, but got 'vector<f32>'}}
  %0 = "quant.dcast"(%v) : (vector<f32>) -> f32
  return
}

// -----

func.func @quantized_vector_of_no_dimension(%v: f32) {
  // expected-error @below {{'quant.qcast' op result #0 must be scalar or tensor of quantized type, but got 'vector<f32>'}}
  %0 = "quant.qcast"(%v) : (f32) -> vector<f32>
  return
}

// -----

func.func @storage_vector_of_no_dimension(%v: vector<i32>) {
  // expected-error @below {{'quant.scast' op operand #0 must be scalar or tensor of signless integer or quantized type, but got 'vector<i32>'}}
  %0 = "quant.scast"(%v) : (vector<i32>) -> i32
  return
}
