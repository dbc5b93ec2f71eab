// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import org.mortise.ir.execution.runtime.ValueFormat;
import org.objectweb.asm.Opcodes;

/** The representation of a register in a local variable. */
enum Form {
  /** Integers of at most 32 bits, and wider ones that fit or of which only the low bits are used. */
  INT(int.class, "I", 1, Opcodes.INTEGER, Opcodes.ILOAD, Opcodes.ISTORE, Opcodes.IRETURN),
  LONG(long.class, "J", 2, Opcodes.LONG, Opcodes.LLOAD, Opcodes.LSTORE, Opcodes.LRETURN),
  FLOAT(float.class, "F", 1, Opcodes.FLOAT, Opcodes.FLOAD, Opcodes.FSTORE, Opcodes.FRETURN),
  DOUBLE(double.class, "D", 2, Opcodes.DOUBLE, Opcodes.DLOAD, Opcodes.DSTORE, Opcodes.DRETURN),
  OBJECT(Object.class, "Ljava/lang/Object;", 1, "java/lang/Object", Opcodes.ALOAD, Opcodes.ASTORE, Opcodes.ARETURN);

  final Class<?> type;
  final String descriptor;
  final int slots;
  /** The type in stack map frames. */
  final Object frameType;
  final int loadOpcode;
  final int storeOpcode;
  final int returnOpcode;

  Form(Class<?> type, String descriptor, int slots, Object frameType, int loadOpcode, int storeOpcode,
      int returnOpcode) {
    this.type = type;
    this.descriptor = descriptor;
    this.slots = slots;
    this.frameType = frameType;
    this.loadOpcode = loadOpcode;
    this.storeOpcode = storeOpcode;
    this.returnOpcode = returnOpcode;
  }

  /** Returns the form of arguments and results of a format, and of registers without further facts. */
  static Form of(ValueFormat format) {
    return switch (format.kind()) {
      case LONG -> format.width() <= Integer.SIZE ? INT : LONG;
      case FLOAT -> FLOAT;
      case DOUBLE -> DOUBLE;
      case OBJECT -> OBJECT;
    };
  }
}
