// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import org.mortise.ir.Attribute;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.OperationState;

/** The encodings of inherent attributes of a file. Operations with equal attributes share one. For several threads. */
final class PropertyTable {
  private final int[] starts;
  private final int[] ends;

  PropertyTable(ByteReader in) {
    int count = in.isAtEnd() ? 0 : in.readCount();
    this.starts = new int[count];
    this.ends = new int[count];
    for (int i = 0; i < count; i++) {
      starts[i] = in.skip(in.readVarInt());
      ends[i] = in.at;
    }
    if (!in.isAtEnd()) {
      throw in.error("unexpected trailing data in the Properties section");
    }
  }

  /**
   * Reads the inherent attributes of an operation.
   *
   * @param in is at the number of the attributes
   * @param input of the thread; reads anywhere in the file
   */
  void read(ByteReader in, DialectInput input, DialectTable.Op kind, OperationState state) {
    int index = in.readIndex(starts.length, "property");
    input.in.at = starts[index];
    input.in.end = ends[index];
    if (!kind.wasRegistered()) {
      readUnregistered(input, kind, state);
    } else if (kind.encoding() != null) {
      kind.encoding().readProperties(input, state);
    } else {
      throw in.error("has properties, but there is no definition of the operation: '" + kind.name() + "'");
    }
    if (!input.in.isAtEnd()) {
      throw in.error("unexpected trailing bytes in the properties of '" + kind.name() + "'");
    }
  }

  /** An operation that was not registered has one attribute for all properties. */
  private static void readUnregistered(DialectInput input, DialectTable.Op kind, OperationState state) {
    Attribute all = input.readAttribute();
    if (kind.definition() == null) {
      state.setProperty(0, all);
    } else if (all instanceof DictionaryAttr dictionary) {
      state.addAttributes(dictionary);
    } else {
      throw input.error("expected DictionaryAttr to set properties of '" + kind.name() + "'");
    }
  }
}
