// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import org.mortise.dialect.fir.execution.runtime.Pointers;
import org.mortise.ir.Context;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.IntegerType;

/** Characters of one byte in memory. */
final class Text {
  private static final int BYTE_MASK = 0xff;

  private final ValueFormat character;

  Text(Context context) {
    this.character = ValueFormat.of(IntegerType.of(context, Byte.SIZE));
  }

  String read(MemRef place, long length, Machine machine) {
    machine.step(Math.max(length, 0));
    machine.charge(2 * Math.max(length, 0));
    StringBuilder text = new StringBuilder();
    for (long i = 0; i < length; i++) {
      text.append(character(place, i, machine));
    }
    return text.toString();
  }

  /** Reads the characters before a zero. */
  String readToZero(MemRef place, Machine machine) {
    StringBuilder text = new StringBuilder();
    char each = character(place, 0, machine);
    while (each != 0) {
      machine.step(1);
      text.append(each);
      each = character(place, text.length(), machine);
    }
    return text.toString();
  }

  private char character(MemRef place, long index, Machine machine) {
    Object value = place.memory.read(place.start + index, character);
    if (value == Poison.VALUE) {
      throw machine.fault("reads an undefined character");
    }
    return (char) ((Long) value & BYTE_MASK);
  }

  /** Writes characters, truncated or padded with blanks to a length. */
  void write(CharSequence text, MemRef place, long length, Machine machine) {
    machine.step(Math.max(length, 0));
    for (int i = 0; i < length; i++) {
      place.memory.write(place.start + i, character, (long) (byte) (i < text.length() ? text.charAt(i) : ' '));
    }
  }

  /** Writes characters to new memory of the heap. */
  MemRef allocate(CharSequence text, Machine machine) {
    MemRef place = Pointers.allocate(text.length(), Machine.Storage.HEAP, machine);
    write(text, place, text.length(), machine);
    return place;
  }
}
