// SPDX-License-Identifier: Apache-2.0
package org.mortise.lambdaclasses;

import java.util.List;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The conversions between the types of a functional interface and those of the called method: casts, boxing, widening.
 */
final class Conversion {
  /** Indexed by {@link Type#getSort()}; void is 0. */
  private static final List<Type> PRIMITIVES =
      List.of(
          Type.VOID_TYPE,
          Type.BOOLEAN_TYPE,
          Type.CHAR_TYPE,
          Type.BYTE_TYPE,
          Type.SHORT_TYPE,
          Type.INT_TYPE,
          Type.FLOAT_TYPE,
          Type.LONG_TYPE,
          Type.DOUBLE_TYPE);

  private static final List<String> BOXES =
      List.of("Void", "Boolean", "Character", "Byte", "Short", "Integer", "Float", "Long", "Double");

  private Conversion() {}

  /** Converts the value on the stack. */
  static void write(MethodVisitor code, Type from, Type to) {
    if (from.equals(to)) {
      return;
    }
    if (isPrimitive(from) && isPrimitive(to)) {
      widen(code, from, to);
    } else if (isPrimitive(from)) {
      box(code, from, to);
    } else if (isPrimitive(to)) {
      unbox(code, from, to);
    } else if (!to.getInternalName().equals("java/lang/Object")) {
      code.visitTypeInsn(Opcodes.CHECKCAST, to.getInternalName());
    }
  }

  /** Pops a value of the type from the stack; nothing for void. */
  static void writeDrop(MethodVisitor code, Type type) {
    if (type.getSize() == 2) {
      code.visitInsn(Opcodes.POP2);
    } else if (type.getSize() == 1) {
      code.visitInsn(Opcodes.POP);
    }
  }

  private static void box(MethodVisitor code, Type from, Type to) {
    Type value = unboxed(to);
    if (value == Type.VOID_TYPE) { // to Object, Number or another supertype of the box
      value = from;
    }
    widen(code, from, value);
    String box = box(value);
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC, box, "valueOf", "(" + value.getDescriptor() + ")L" + box + ";", false);
  }

  private static void unbox(MethodVisitor code, Type from, Type to) {
    Type value = unboxed(from);
    if (value == Type.VOID_TYPE) { // from Object or another supertype of the box
      value = to;
      code.visitTypeInsn(Opcodes.CHECKCAST, box(to));
    }
    String getter = value.getClassName() + "Value";
    code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, box(value), getter, "()" + value.getDescriptor(), false);
    widen(code, value, to);
  }

  private static void widen(MethodVisitor code, Type from, Type to) {
    switch (from.getSort()) {
      case Type.LONG -> {
        if (to == Type.FLOAT_TYPE) {
          code.visitInsn(Opcodes.L2F);
        } else if (to == Type.DOUBLE_TYPE) {
          code.visitInsn(Opcodes.L2D);
        }
      }
      case Type.FLOAT -> {
        if (to == Type.DOUBLE_TYPE) {
          code.visitInsn(Opcodes.F2D);
        }
      }
      case Type.DOUBLE -> { } // nothing is wider
      default -> widenInt(code, to);
    }
  }

  /** From int, and from the smaller types, which are ints on the stack. */
  private static void widenInt(MethodVisitor code, Type to) {
    switch (to.getSort()) {
      case Type.LONG -> code.visitInsn(Opcodes.I2L);
      case Type.FLOAT -> code.visitInsn(Opcodes.I2F);
      case Type.DOUBLE -> code.visitInsn(Opcodes.I2D);
      default -> { } // an int on the stack, too
    }
  }

  private static boolean isPrimitive(Type type) {
    return type.getSort() < Type.ARRAY;
  }

  /** The primitive type of a box; void if the type is not a box. */
  private static Type unboxed(Type type) {
    for (Type primitive : PRIMITIVES) {
      if (type.getInternalName().equals(box(primitive))) {
        return primitive;
      }
    }
    return Type.VOID_TYPE;
  }

  private static String box(Type primitive) {
    return "java/lang/" + BOXES.get(primitive.getSort());
  }
}
