// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import org.mortise.ir.affine.IntegerMath;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerCast;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.objectweb.asm.Opcodes;

/** Emits arithmetic on integers. Undefined results are arbitrary, but sign-extended as all others are. */
final class IntegerEmitter {
  private final MethodEmitter emitter;
  private final Bytecode bytecode;

  IntegerEmitter(MethodEmitter emitter) {
    this.emitter = emitter;
    this.bytecode = emitter.bytecode;
  }

  void binary(Instruction.BinaryInteger binary) {
    switch (binary.function()) {
      case ADD -> ring(binary, Opcodes.IADD, Opcodes.LADD, true);
      case SUB -> ring(binary, Opcodes.ISUB, Opcodes.LSUB, true);
      case MUL -> ring(binary, Opcodes.IMUL, Opcodes.LMUL, true);
      case AND -> ring(binary, Opcodes.IAND, Opcodes.LAND, false);
      case OR -> ring(binary, Opcodes.IOR, Opcodes.LOR, false);
      case XOR -> ring(binary, Opcodes.IXOR, Opcodes.LXOR, false);
      case SHIFT_LEFT -> shift(binary, Opcodes.ISHL, Opcodes.LSHL, false);
      case SHIFT_RIGHT_SIGNED -> shift(binary, Opcodes.ISHR, Opcodes.LSHR, false);
      case SHIFT_RIGHT_UNSIGNED -> shift(binary, Opcodes.IUSHR, Opcodes.LUSHR, true);
      case DIV_SIGNED -> divide(binary, Opcodes.IDIV, Opcodes.LDIV);
      case REM_SIGNED -> divide(binary, Opcodes.IREM, Opcodes.LREM);
      case DIV_UNSIGNED -> divideUnsigned(binary, "divideUnsigned", Opcodes.IDIV, Opcodes.LDIV);
      case REM_UNSIGNED -> divideUnsigned(binary, "remainderUnsigned", Opcodes.IREM, Opcodes.LREM);
      case MAX_SIGNED -> called(binary, false, Math.class, Math.class, "max");
      case MIN_SIGNED -> called(binary, false, Math.class, Math.class, "min");
      case FLOOR_DIV_SIGNED -> called(binary, false, Math.class, Math.class, "floorDiv");
      case CEIL_DIV_SIGNED -> wide(binary, false, IntegerMath.class, "ceilDiv");
      case CEIL_DIV_UNSIGNED -> wide(binary, true, FixedWidth.class, "ceilDivUnsigned");
      case MAX_UNSIGNED -> wide(binary, false, FixedWidth.class, "maxUnsigned");
      case MIN_UNSIGNED -> wide(binary, false, FixedWidth.class, "minUnsigned");
    }
  }

  private boolean areNonNegative(Instruction.BinaryInteger binary) {
    Forms forms = emitter.compiled.forms();
    return forms.isNonNegative(binary.left()) && forms.isNonNegative(binary.right());
  }

  /** Divides by powers of two by shifts, and numbers that are never negative as numbers with a sign. */
  private void divideUnsigned(Instruction.BinaryInteger binary, String name, int narrow, int wide) {
    if (emitter.compiled.registers().literal(binary.right()) instanceof Long divisor && Long.bitCount(divisor) == 1
        && divisor > 0) {
      int width = binary.target().format().width();
      Form form = width <= Integer.SIZE ? Form.INT : Form.LONG;
      emitter.load(binary.left(), form);
      bytecode.clearSign(form, width);
      if (binary.function() == IntegerFunction.DIV_UNSIGNED) {
        bytecode.push(Long.numberOfTrailingZeros(divisor));
        bytecode.op(form == Form.INT ? Opcodes.IUSHR : Opcodes.LUSHR);
      } else if (form == Form.INT) {
        bytecode.push((int) (divisor - 1));
        bytecode.op(Opcodes.IAND);
      } else {
        bytecode.push(divisor - 1);
        bytecode.op(Opcodes.LAND);
      }
      finish(form, binary.target(), width);
    } else if (areNonNegative(binary)) {
      divide(binary, narrow, wide);
    } else {
      called(binary, true, Integer.class, Long.class, name);
    }
  }

  private void divide(Instruction.BinaryInteger binary, int narrow, int wide) {
    Form form = exactOperands(binary, false);
    bytecode.op(form == Form.INT ? narrow : wide);
    finish(form, binary.target(), binary.target().format().width());
  }

  /** The low bits of the result depend on the low bits of the operands only. */
  private void ring(Instruction.BinaryInteger binary, int narrow, int wide, boolean canOverflow) {
    Form form = emitter.form(binary.target());
    emitter.load(binary.left(), form);
    emitter.load(binary.right(), form);
    bytecode.op(form == Form.INT ? narrow : wide);
    int width = binary.target().format().width();
    if (canOverflow) {
      finish(form, binary.target(), width);
    } else {
      emitter.store(binary.target());
    }
  }

  private void shift(Instruction.BinaryInteger binary, int narrow, int wide, boolean isUnsigned) {
    Register target = binary.target();
    int width = target.format().width();
    Form form = width <= Integer.SIZE || isNarrowShift(binary) ? Form.INT : Form.LONG;
    emitter.load(binary.left(), form);
    if (isUnsigned) {
      bytecode.clearSign(form, width);
    }
    emitter.load(binary.right(), Form.INT);
    bytecode.op(form == Form.INT ? narrow : wide);
    finish(form, target, width);
  }

  /** Returns whether a shift of wide integers needs 32 bits only. */
  private boolean isNarrowShift(Instruction.BinaryInteger binary) {
    return emitter.form(binary.target()) == Form.INT && emitter.compiled.forms().isSmallShift(binary);
  }

  /** Pushes both operands with all their bits, in 32 bits if they and the result fit. */
  private Form exactOperands(Instruction.BinaryInteger binary, boolean isUnsigned) {
    int width = binary.target().format().width();
    boolean isNarrow = emitter.form(binary.target()) == Form.INT && isInt(binary.left()) && isInt(binary.right())
        && (width <= Integer.SIZE || !isUnsigned);
    Form form = isNarrow ? Form.INT : Form.LONG;
    emitter.load(binary.left(), form);
    if (isUnsigned) {
      bytecode.clearSign(form, width);
    }
    emitter.load(binary.right(), form);
    if (isUnsigned) {
      bytecode.clearSign(form, width);
    }
    return form;
  }

  private boolean isInt(Register register) {
    return emitter.compiled.registers().literal(register) instanceof Long number
        ? number == number.intValue() : emitter.form(register) == Form.INT;
  }

  private void called(
      Instruction.BinaryInteger binary, boolean isUnsigned, Class<?> narrow, Class<?> wide, String name) {
    Form form = exactOperands(binary, isUnsigned);
    String descriptor = form == Form.INT ? "(II)I" : "(JJ)J";
    bytecode.call(form == Form.INT ? narrow : wide, name, descriptor);
    finish(form, binary.target(), binary.target().format().width());
  }

  private void wide(Instruction.BinaryInteger binary, boolean isUnsigned, Class<?> owner, String name) {
    int width = binary.target().format().width();
    emitter.load(binary.left(), Form.LONG);
    if (isUnsigned) {
      bytecode.clearSign(Form.LONG, width);
    }
    emitter.load(binary.right(), Form.LONG);
    if (isUnsigned) {
      bytecode.clearSign(Form.LONG, width);
    }
    bytecode.call(owner, name, "(JJ)J");
    finish(Form.LONG, binary.target(), width);
  }

  /** Sets the target to the low bits of the number on the stack. */
  private void finish(Form computed, Register target, int width) {
    Form form = emitter.form(target);
    bytecode.convert(computed, form);
    if (form == Form.LONG || width < Integer.SIZE) {
      bytecode.extendSign(form, width);
    }
    emitter.store(target);
  }

  void cast(Instruction.CastInteger cast) {
    Register target = cast.target();
    Form form = emitter.form(target);
    int from = cast.source().format().width();
    int to = target.format().width();
    if (cast.function() == IntegerCast.RESIZE_SIGNED) {
      emitter.load(cast.source(), form);
      finish(form, target, to);
    } else if (form == Form.INT || from < Integer.SIZE) {
      emitter.load(cast.source(), Form.INT);
      if (from < Integer.SIZE) {
        bytecode.clearSign(Form.INT, from);
      }
      emitter.store(Form.INT, target);
    } else {
      emitter.load(cast.source(), Form.LONG);
      bytecode.clearSign(Form.LONG, from);
      emitter.store(target);
    }
  }
}
