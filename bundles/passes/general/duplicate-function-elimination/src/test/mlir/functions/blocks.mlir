// RUN: --duplicate-function-elimination
// Blocks, successors and nested regions are compared.
func.func @a(%c: i1, %x: i32) -> i32 { 
  cf.cond_br %c, ^a(%x: i32), ^b
^a(%z: i32):
  %0 = scf.if %c -> i32 { scf.yield %z : i32 } else { %k = arith.constant 1 : i32
   scf.yield %k : i32 } 
  return %0 : i32
^b:
  cf.br ^a(%x : i32)
}
func.func @b(%c: i1, %x: i32) -> i32 { 
  cf.cond_br %c, ^a(%x: i32), ^b
^a(%z: i32):
  %0 = scf.if %c -> i32 { scf.yield %z : i32 } else { %k = arith.constant 1 : i32
   scf.yield %k : i32 } 
  return %0 : i32
^b:
  cf.br ^a(%x : i32)
}
func.func @d(%c: i1, %x: i32) -> i32 { 
  cf.cond_br %c, ^a(%x: i32), ^b
^a(%z: i32):
  %0 = scf.if %c -> i32 { scf.yield %z : i32 } else { %k = arith.constant 2 : i32
   scf.yield %k : i32 } 
  return %0 : i32
^b:
  cf.br ^a(%x : i32)
}
func.func @e(%c: i1, %x: i32) -> i32 { 
  cf.cond_br %c, ^b, ^a(%x: i32)
^a(%z: i32):
  %0 = scf.if %c -> i32 { scf.yield %z : i32 } else { %k = arith.constant 1 : i32
   scf.yield %k : i32 } 
  return %0 : i32
^b:
  cf.br ^a(%x : i32)
}
func.func @priv_user() -> i32 { 
  %c = arith.constant true
  %x = arith.constant 3 : i32
  %r = func.call @b(%c, %x) : (i1, i32) -> i32
  return %r : i32 }
