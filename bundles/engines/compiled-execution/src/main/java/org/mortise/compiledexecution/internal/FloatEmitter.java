// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import org.mortise.ir.attributes.FloatFunction;
import org.mortise.ir.execution.code.FloatRounding;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.NumberCasts;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.ValueKind;
import org.mortise.ir.types.FloatKind;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Emits floating-point arithmetic. Results of narrow formats are rounded after each step. */
final class FloatEmitter {
  private static final String KIND = Type.getDescriptor(FloatKind.class);

  private final MethodEmitter emitter;
  private final Bytecode bytecode;

  FloatEmitter(MethodEmitter emitter) {
    this.emitter = emitter;
    this.bytecode = emitter.bytecode;
  }

  private void pushKind(Register register) {
    emitter.builder.push(bytecode.method, register.format().floatKind(), FloatKind.class);
  }

  void loadDouble(Register register) {
    if (emitter.load(register) == Form.FLOAT) {
      bytecode.op(Opcodes.F2D);
    }
  }

  /** Rounds the {@code double} on the stack to the format of a register, and sets that. */
  void storeRounded(Register target) {
    FloatKind kind = target.format().floatKind();
    if (kind == FloatKind.F32) {
      bytecode.op(Opcodes.D2F);
    } else if (kind != FloatKind.F64) {
      round(target);
    }
    emitter.store(target);
  }

  private void round(Register target) {
    pushKind(target);
    bytecode.support("round", "(D" + KIND + ")F");
  }

  void binary(Instruction.BinaryFloat binary) {
    Register target = binary.target();
    boolean isDouble = target.format().kind() == ValueKind.DOUBLE;
    emitter.load(binary.left());
    emitter.load(binary.right());
    String descriptor = isDouble ? "(DD)D" : "(FF)F";
    switch (binary.function()) {
      case ADDF -> bytecode.op(isDouble ? Opcodes.DADD : Opcodes.FADD);
      case SUBF -> bytecode.op(isDouble ? Opcodes.DSUB : Opcodes.FSUB);
      case MULF -> bytecode.op(isDouble ? Opcodes.DMUL : Opcodes.FMUL);
      case DIVF -> bytecode.op(isDouble ? Opcodes.DDIV : Opcodes.FDIV);
      case REMF -> bytecode.op(isDouble ? Opcodes.DREM : Opcodes.FREM);
      case MAXIMUM -> bytecode.call(Math.class, "max", descriptor);
      case MINIMUM -> bytecode.call(Math.class, "min", descriptor);
      case MAXNUM -> bytecode.call(FloatFunction.class, "maxNum", descriptor);
      case MINNUM -> bytecode.call(FloatFunction.class, "minNum", descriptor);
    }
    if (!isDouble && target.format().floatKind() != FloatKind.F32) {
      bytecode.op(Opcodes.F2D);
      round(target);
    }
    emitter.store(target);
  }

  void multiplyAdd(Instruction.MultiplyAdd fma) {
    if (fma.target().format().floatKind() == FloatKind.F32) {
      emitter.load(fma.factor());
      emitter.load(fma.otherFactor());
      emitter.load(fma.summand());
      bytecode.call(Math.class, "fma", "(FFF)F");
      emitter.store(fma.target());
      return;
    }
    loadDouble(fma.factor());
    loadDouble(fma.otherFactor());
    loadDouble(fma.summand());
    bytecode.call(Math.class, "fma", "(DDD)D");
    storeRounded(fma.target());
  }

  void toInteger(Instruction.FloatToInteger cast) {
    Register target = cast.target();
    int width = target.format().width();
    loadDouble(cast.source());
    if (cast.isSigned() ? width <= Integer.SIZE : width < Integer.SIZE) {
      bytecode.op(Opcodes.D2I);
      bytecode.extendSign(Form.INT, width);
      emitter.store(Form.INT, target);
    } else if (cast.isSigned() && width == Long.SIZE) {
      bytecode.op(Opcodes.D2L);
      emitter.store(Form.LONG, target);
    } else {
      bytecode.push(width);
      bytecode.call(NumberCasts.class, "toInteger", "(DI)J");
      emitter.store(Form.LONG, target);
    }
  }

  void fromInteger(Instruction.IntegerToFloat cast) {
    Register target = cast.target();
    int width = cast.source().format().width();
    FloatKind kind = target.format().floatKind();
    boolean isSimple = (cast.isSigned() || width < Long.SIZE) && (kind == FloatKind.F32 || kind == FloatKind.F64);
    if (!isSimple && kind != FloatKind.F64) {
      pushKind(target);
    }
    Form form = isSimple && cast.isSigned() ? emitter.load(cast.source()) : Form.LONG;
    if (!isSimple || !cast.isSigned()) {
      emitter.load(cast.source(), Form.LONG);
    }
    if (!cast.isSigned()) {
      bytecode.clearSign(Form.LONG, width);
    }
    if (isSimple) {
      boolean isDouble = kind == FloatKind.F64;
      bytecode.op(form == Form.INT ? isDouble ? Opcodes.I2D : Opcodes.I2F : isDouble ? Opcodes.L2D : Opcodes.L2F);
    } else {
      bytecode.push(cast.isSigned() ? 1 : 0);
      if (kind == FloatKind.F64) {
        bytecode.call(NumberCasts.class, "toDouble", "(JZ)D");
      } else {
        bytecode.call(NumberCasts.class, "toFloat", "(" + KIND + "JZ)F");
      }
    }
    emitter.store(target);
  }

  void bitcast(Instruction.Bitcast cast) {
    Register source = cast.source();
    Register target = cast.target();
    Form bits = bits(source);
    switch (target.format().kind()) {
      case LONG -> {
        bytecode.extendSign(bits, target.format().width());
        emitter.store(bits, target);
      }
      case FLOAT -> {
        bytecode.convert(bits, Form.INT);
        ofBits(target);
        emitter.store(target);
      }
      case DOUBLE -> {
        bytecode.convert(bits, Form.LONG);
        bytecode.call(Double.class, "longBitsToDouble", "(J)D");
        emitter.store(target);
      }
      case OBJECT -> emitter.store(target);
    }
  }

  /** Pushes the bits of a value, or an object unchanged. */
  private Form bits(Register source) {
    if (source.format().kind() == ValueKind.FLOAT && source.format().floatKind() != FloatKind.F32) {
      pushKind(source);
    }
    Form form = emitter.load(source);
    return switch (source.format().kind()) {
      case FLOAT -> {
        bitsOf(source);
        yield Form.INT;
      }
      case DOUBLE -> {
        bytecode.call(Double.class, "doubleToRawLongBits", "(D)J");
        yield Form.LONG;
      }
      default -> form;
    };
  }

  /** Changes the number on the stack to its bits; if it is of a narrow format, its kind is below it. */
  private void bitsOf(Register source) {
    if (source.format().floatKind() == FloatKind.F32) {
      bytecode.call(Float.class, "floatToRawIntBits", "(F)I");
    } else {
      bytecode.call(FloatRounding.class, "bits", "(" + KIND + "F)I");
    }
  }

  private void ofBits(Register target) {
    if (target.format().floatKind() == FloatKind.F32) {
      bytecode.call(Float.class, "intBitsToFloat", "(I)F");
    } else {
      pushKind(target);
      bytecode.op(Opcodes.SWAP);
      bytecode.call(FloatRounding.class, "ofBits", "(" + KIND + "I)F");
    }
  }
}
