// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import org.mortise.ir.attributes.FloatPredicate;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.ValueKind;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;

/** Emits comparisons, as values or as parts of branches. */
final class ComparisonEmitter {
  private static final int LESS = 1;
  private static final int EQUAL = 2;
  private static final int GREATER = 4;
  private static final int UNORDERED = 8;
  /** The jump opcodes for sets of outcomes of a three-way comparison: less, equal, greater. */
  private static final int[] JUMPS = {Opcodes.NOP, Opcodes.IFLT, Opcodes.IFEQ, Opcodes.IFLE, Opcodes.IFGT, Opcodes.IFNE,
      Opcodes.IFGE, Opcodes.GOTO};
  private static final int[] INT_JUMPS = {Opcodes.NOP, Opcodes.IF_ICMPLT, Opcodes.IF_ICMPEQ, Opcodes.IF_ICMPLE,
      Opcodes.IF_ICMPGT, Opcodes.IF_ICMPNE, Opcodes.IF_ICMPGE, Opcodes.GOTO};

  private final MethodEmitter emitter;
  private final Bytecode bytecode;

  ComparisonEmitter(MethodEmitter emitter) {
    this.emitter = emitter;
    this.bytecode = emitter.bytecode;
  }

  // ---- values ------------------------------------------------------------------------------------------------------

  void integers(Instruction.CompareIntegers compare) {
    IntegerPredicate predicate = compare.predicate();
    boolean isSwapped = switch (predicate) {
      case SGT, SLE, UGT, ULE -> true;
      default -> false;
    };
    boolean isNegated = switch (predicate) {
      case NE, SLE, SGE, ULE, UGE -> true;
      default -> false;
    };
    String name = switch (predicate) {
      case EQ, NE -> "equal";
      case SLT, SLE, SGT, SGE -> "less";
      default -> "lessUnsigned";
    };
    Form form = form(compare);
    emitter.load(isSwapped ? compare.right() : compare.left(), form);
    emitter.load(isSwapped ? compare.left() : compare.right(), form);
    bytecode.support(name, form == Form.INT ? "(II)I" : "(JJ)I");
    if (isNegated) {
      bytecode.push(-1);
      bytecode.op(Opcodes.IXOR);
    }
    emitter.store(compare.target());
  }

  private Form form(Instruction.CompareIntegers compare) {
    return isInt(compare.left()) && isInt(compare.right()) ? Form.INT : Form.LONG;
  }

  private boolean isInt(Register register) {
    return emitter.compiled.registers().literal(register) instanceof Long number
        ? number == number.intValue() : emitter.form(register) == Form.INT;
  }

  void floats(Instruction.CompareFloats compare) {
    loadDouble(compare.left());
    loadDouble(compare.right());
    bytecode.push(outcomes(compare.predicate()));
    bytecode.support("compare", "(DDI)I");
    emitter.store(compare.target());
  }

  private void loadDouble(Register register) {
    if (emitter.load(register) == Form.FLOAT) {
      bytecode.op(Opcodes.F2D);
    }
  }

  private static int outcomes(FloatPredicate predicate) {
    return (predicate.ifLess() ? LESS : 0) | (predicate.ifEqual() ? EQUAL : 0)
        | (predicate.ifGreater() ? GREATER : 0) | (predicate.ifUnordered() ? UNORDERED : 0);
  }

  // ---- branches ----------------------------------------------------------------------------------------------------

  /** Jumps to a label if the condition of a branch has the given value, and otherwise falls through. */
  void branch(Instruction.Branch branch, boolean value, Label target) {
    Instruction comparison = emitter.compiled.registers().comparison(branch);
    if (comparison instanceof Instruction.CompareIntegers compare) {
      branch(compare, value, target);
    } else if (comparison instanceof Instruction.CompareFloats compare) {
      branch(compare, value, target);
    } else {
      emitter.load(branch.condition(), Form.INT);
      bytecode.method.visitJumpInsn(value ? Opcodes.IFNE : Opcodes.IFEQ, target);
    }
  }

  private void branch(Instruction.CompareIntegers compare, boolean value, Label target) {
    int holds = switch (compare.predicate()) {
      case EQ -> EQUAL;
      case NE -> LESS | GREATER;
      case SLT, ULT -> LESS;
      case SLE, ULE -> LESS | EQUAL;
      case SGT, UGT -> GREATER;
      case SGE, UGE -> GREATER | EQUAL;
    };
    int outcomes = value ? holds : holds ^ (LESS | EQUAL | GREATER);
    boolean isUnsigned = switch (compare.predicate()) {
      case ULT, ULE, UGT, UGE -> true;
      default -> false;
    };
    Form form = form(compare);
    emitter.load(compare.left(), form);
    emitter.load(compare.right(), form);
    if (isUnsigned) {
      bytecode.call(form == Form.INT ? Integer.class : Long.class, "compareUnsigned",
          form == Form.INT ? "(II)I" : "(JJ)I");
      bytecode.method.visitJumpInsn(JUMPS[outcomes], target);
    } else if (form == Form.INT) {
      bytecode.method.visitJumpInsn(INT_JUMPS[outcomes], target);
    } else {
      bytecode.op(Opcodes.LCMP);
      bytecode.method.visitJumpInsn(JUMPS[outcomes], target);
    }
  }

  private void branch(Instruction.CompareFloats compare, boolean value, Label target) {
    int holds = outcomes(compare.predicate());
    int outcomes = value ? holds : holds ^ (LESS | EQUAL | GREATER | UNORDERED);
    boolean isUnordered = (outcomes & UNORDERED) != 0;
    int ordered = outcomes & ~UNORDERED;
    boolean asLess = isUnordered == ((ordered & LESS) != 0);
    boolean asGreater = isUnordered == ((ordered & GREATER) != 0);
    if (ordered == 0 || ordered == (LESS | EQUAL | GREATER) || !asLess && !asGreater) {
      loadDouble(compare.left());
      loadDouble(compare.right());
      bytecode.push(outcomes);
      bytecode.support("compare", "(DDI)I");
      bytecode.method.visitJumpInsn(Opcodes.IFNE, target);
      return;
    }
    emitter.load(compare.left());
    emitter.load(compare.right());
    if (compare.left().format().kind() == ValueKind.DOUBLE) {
      bytecode.op(asLess ? Opcodes.DCMPL : Opcodes.DCMPG);
    } else {
      bytecode.op(asLess ? Opcodes.FCMPL : Opcodes.FCMPG);
    }
    bytecode.method.visitJumpInsn(JUMPS[ordered], target);
  }
}
