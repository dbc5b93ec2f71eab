// RUN: "--one-shot-bufferize=bufferize-function-boundaries" --split-input-file
func.func @if(%t: tensor<4xf32>, %v: f32, %i: index, %c: i1) -> (tensor<4xf32>, tensor<4xf32>) {
  %cst = arith.constant dense<2.0> : tensor<4xf32>
  %r:2 = scf.if %c -> (tensor<4xf32>, tensor<4xf32>) {
    %a = tensor.insert %v into %t[%i] : tensor<4xf32>
    scf.yield %a, %cst : tensor<4xf32>, tensor<4xf32>
  } else {
    %new = bufferization.alloc_tensor() copy(%cst) : tensor<4xf32>
    scf.yield %t, %new : tensor<4xf32>, tensor<4xf32>
  } {dropped}
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}

// -----

func.func @switch(%t: tensor<?xf32>, %n: index, %i: index) -> tensor<?xf32> {
  %r = scf.index_switch %i -> tensor<?xf32>
  case 2 {
    %a = bufferization.alloc_tensor(%n) : tensor<?xf32>
    scf.yield %a : tensor<?xf32>
  }
  case 5 {
    %s = tensor.extract_slice %t[%i] [%n] [2] : tensor<?xf32> to tensor<?xf32>
    scf.yield %s : tensor<?xf32>
  }
  default {
    scf.yield %t : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// -----

func.func @select(%a: tensor<4xf32>, %v: f32, %i: index, %c: i1) -> (tensor<4xf32>, f32) {
  %b = bufferization.alloc_tensor() : tensor<4xf32>
  %s = arith.select %c, %a, %b : tensor<4xf32>
  %d = tensor.insert %v into %s[%i] : tensor<4xf32>
  %x = tensor.extract %a[%i] : tensor<4xf32>
  return %d, %x : tensor<4xf32>, f32
}

// -----

func.func @blocks(%t: tensor<4xf32>, %u: tensor<4xf32>, %v: f32, %i: index, %c: i1) -> tensor<4xf32> {
  %new = bufferization.alloc_tensor() : tensor<4xf32>
  cf.cond_br %c, ^first(%new : tensor<4xf32>), ^second(%t, %v : tensor<4xf32>, f32)
^first(%a: tensor<4xf32>):
  %b = tensor.insert %v into %a[%i] : tensor<4xf32>
  cf.br ^second(%b, %v : tensor<4xf32>, f32)
^second(%d: tensor<4xf32>, %w: f32):
  %e = tensor.insert %w into %d[%i] : tensor<4xf32>
  return %e : tensor<4xf32>
}

// -----

func.func @execute_region(%t: tensor<4xf32>, %v: f32, %i: index) -> tensor<4xf32> {
  %r, %n = scf.execute_region -> (tensor<4xf32>, index) {
    cf.br ^next(%t : tensor<4xf32>)
  ^next(%a: tensor<4xf32>):
    %b = tensor.insert %v into %a[%i] : tensor<4xf32>
    scf.yield %b, %i : tensor<4xf32>, index
  }
  return %r : tensor<4xf32>
}
