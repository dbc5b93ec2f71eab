Visiting op 'arith.addi' with 2 operands:
  - Operand produced by Block argument, number 1
  - Operand produced by Block argument, number 0
Has 1 results:
  - Result 0 has a single use:     - scf.yield
Visiting op 'scf.yield' with 2 operands:
  - Operand produced by operation 'arith.addi'
  - Operand produced by Block argument, number 2
Has 0 results:
Visiting op 'scf.for' with 5 operands:
  - Operand produced by Block argument, number 0
  - Operand produced by Block argument, number 0
  - Operand produced by Block argument, number 0
  - Operand produced by Block argument, number 0
  - Operand produced by Block argument, number 0
Has 2 results:
  - Result 0 has 3 uses:
    - arith.addi
    - arith.addi
    - arith.addi
  - Result 1 has no uses
Visiting op 'arith.addi' with 2 operands:
  - Operand produced by operation 'scf.for'
  - Operand produced by operation 'scf.for'
Has 1 results:
  - Result 0 has a single use:     - arith.addi
Visiting op 'arith.addi' with 2 operands:
  - Operand produced by operation 'arith.addi'
  - Operand produced by operation 'scf.for'
Has 1 results:
  - Result 0 has a single use:     - func.return
Visiting op 'func.return' with 1 operands:
  - Operand produced by operation 'arith.addi'
Has 0 results:
Visiting op 'func.func' with 0 operands:
Has 0 results:
Visiting op 'builtin.module' with 0 operands:
Has 0 results:
module {
  func.func @f(%arg0: index) -> index {
    %0:2 = scf.for %arg1 = %arg0 to %arg0 step %arg0 iter_args(%arg2 = %arg0, %arg3 = %arg0) -> (index, index) {
      %3 = arith.addi %arg2, %arg1 : index
      scf.yield %3, %arg3 : index, index
    }
    %1 = arith.addi %0#0, %0#0 : index
    %2 = arith.addi %1, %0#0 : index
    return %2 : index
  }
}

