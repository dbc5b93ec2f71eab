// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Emits common sequences of instructions of the virtual machine. */
final class Bytecode {
  private static final String SUPPORT = Type.getInternalName(Support.class);
  private static final String MACHINE = Type.getInternalName(CompiledMachine.class);

  final MethodVisitor method;

  Bytecode(MethodVisitor method) {
    this.method = method;
  }

  void op(int opcode) {
    method.visitInsn(opcode);
  }

  void push(int value) {
    if (value >= -1 && value <= 5) {
      method.visitInsn(Opcodes.ICONST_0 + value);
    } else if (value == (byte) value) {
      method.visitIntInsn(Opcodes.BIPUSH, value);
    } else if (value == (short) value) {
      method.visitIntInsn(Opcodes.SIPUSH, value);
    } else {
      method.visitLdcInsn(value);
    }
  }

  void push(long value) {
    if (value == 0 || value == 1) {
      method.visitInsn(value == 0 ? Opcodes.LCONST_0 : Opcodes.LCONST_1);
    } else if (value == (short) value) {
      push((int) value);
      method.visitInsn(Opcodes.I2L);
    } else {
      method.visitLdcInsn(value);
    }
  }

  void push(float value) {
    method.visitLdcInsn(value);
  }

  void push(double value) {
    method.visitLdcInsn(value);
  }

  void variable(int opcode, int slot) {
    method.visitVarInsn(opcode, slot);
  }

  /** Calls a method of {@link Support}. */
  void support(String name, String descriptor) {
    method.visitMethodInsn(Opcodes.INVOKESTATIC, SUPPORT, name, descriptor, false);
  }

  /** Calls a static method of another class. */
  void call(Class<?> owner, String name, String descriptor) {
    method.visitMethodInsn(Opcodes.INVOKESTATIC, Type.getInternalName(owner), name, descriptor, false);
  }

  /** Calls a method of the machine, which is on the stack below the arguments. */
  void machine(String name, String descriptor) {
    method.visitMethodInsn(Opcodes.INVOKEVIRTUAL, MACHINE, name, descriptor, false);
  }

  /** Emits that a function begins whose memory on the stack ends with it. */
  void beginScope(CompiledCode code) {
    if (code.runsJavaCode()) {
      variable(Opcodes.ALOAD, 0);
      machine("enterScope", "()V");
    }
  }

  /** Emits that the function ends. */
  void endScope(CompiledCode code) {
    if (code.runsJavaCode()) {
      variable(Opcodes.ALOAD, 0);
      machine("leaveScope", "()V");
    }
  }

  /** Calls a method of an interface. */
  void callInterface(Class<?> owner, String name, String descriptor) {
    method.visitMethodInsn(Opcodes.INVOKEINTERFACE, Type.getInternalName(owner), name, descriptor, true);
  }

  /** Changes the integer on the stack to another form; widening keeps the sign. */
  void convert(Form from, Form to) {
    if (from == Form.INT && to == Form.LONG) {
      op(Opcodes.I2L);
    } else if (from == Form.LONG && to == Form.INT) {
      op(Opcodes.L2I);
    }
  }

  /** Extends the sign of the low bits of the integer on the stack. */
  void extendSign(Form form, int width) {
    if (form == Form.LONG) {
      if (width < Long.SIZE) {
        shift(Long.SIZE - width, Opcodes.LSHL, Opcodes.LSHR);
      }
    } else if (width == Byte.SIZE) {
      op(Opcodes.I2B);
    } else if (width == Short.SIZE) {
      op(Opcodes.I2S);
    } else if (width < Integer.SIZE) {
      shift(Integer.SIZE - width, Opcodes.ISHL, Opcodes.ISHR);
    }
  }

  private void shift(int bits, int left, int right) {
    push(bits);
    op(left);
    push(bits);
    op(right);
  }

  /** Clears the bits of the integer on the stack that are not part of a number without sign. */
  void clearSign(Form form, int width) {
    if (form == Form.LONG && width < Long.SIZE) {
      push(-1L >>> Long.SIZE - width);
      op(Opcodes.LAND);
    } else if (form == Form.INT && width < Integer.SIZE) {
      push(-1 >>> Integer.SIZE - width);
      op(Opcodes.IAND);
    }
  }

  /** Changes the object on the stack to a value of a form; an undefined one to an arbitrary value. */
  void convertFromObject(Form form) {
    switch (form) {
      case INT -> support("toInt", "(Ljava/lang/Object;)I");
      case LONG -> support("toLong", "(Ljava/lang/Object;)J");
      case FLOAT -> support("toFloat", "(Ljava/lang/Object;)F");
      case DOUBLE -> support("toDouble", "(Ljava/lang/Object;)D");
      case OBJECT -> support("toObject", "(Ljava/lang/Object;)Ljava/lang/Object;");
    }
  }

  /** Changes the value of a form on the stack to an object, as primitives have it. */
  void convertToObject(Form form) {
    switch (form) {
      case INT -> {
        op(Opcodes.I2L);
        call(Long.class, "valueOf", "(J)Ljava/lang/Long;");
      }
      case LONG -> call(Long.class, "valueOf", "(J)Ljava/lang/Long;");
      case FLOAT -> call(Float.class, "valueOf", "(F)Ljava/lang/Float;");
      case DOUBLE -> call(Double.class, "valueOf", "(D)Ljava/lang/Double;");
      case OBJECT -> { }
    }
  }
}
