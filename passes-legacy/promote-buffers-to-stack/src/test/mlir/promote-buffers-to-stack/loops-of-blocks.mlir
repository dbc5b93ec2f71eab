// RUN: --promote-buffers-to-stack=in-loops-of-blocks=false
// REFERENCE: has no such option
// Each iteration would take more of the stack; what comes before and behind the loop would not.
func.func @loop(%n: index) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %before = memref.alloc() : memref<2xf32>
  cf.br ^head(%z : index)
^head(%i: index):
  %head = memref.alloc() : memref<2xf32>
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %body = memref.alloc() : memref<2xf32>
  %next = arith.addi %i, %o : index
  scf.if %more {
    %inside = memref.alloc() : memref<2xf32>
    "test.use"(%before, %head, %body, %inside) : (memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>) -> ()
  }
  cf.br ^head(%next : index)
^exit:
  %behind = memref.alloc() : memref<2xf32>
  "test.use"(%behind) : (memref<2xf32>) -> ()
  return
}

// A block that comes after itself, and a loop that is entered in two places.
func.func @others(%c: i1) {
  cf.cond_br %c, ^self, ^left
^self:
  %a = memref.alloc() : memref<2xf32>
  "test.use"(%a) : (memref<2xf32>) -> ()
  cf.cond_br %c, ^self, ^right
^left:
  %b = memref.alloc() : memref<2xf32>
  "test.use"(%b) : (memref<2xf32>) -> ()
  cf.br ^right
^right:
  %d = memref.alloc() : memref<2xf32>
  "test.use"(%d) : (memref<2xf32>) -> ()
  cf.cond_br %c, ^left, ^exit
^exit:
  return
}

// The loop is around the scope.
func.func @scope(%c: i1) {
  cf.br ^self
^self:
  memref.alloca_scope {
    %a = memref.alloc() : memref<2xf32>
    "test.use"(%a) : (memref<2xf32>) -> ()
    memref.alloca_scope.return
  }
  cf.cond_br %c, ^self, ^exit
^exit:
  return
}
