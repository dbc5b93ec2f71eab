// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import org.mortise.ir.Attribute;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.OperationState;

/** The encodings of inherent attributes of a file. Operations with equal attributes share one. */
final class PropertyTable {
  private final ValueTable values;
  private final int[] starts;
  private final int[] ends;
  private final DialectInput input;

  PropertyTable(ByteReader in, ValueTable values) {
    this.values = values;
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
    this.input = new DialectInput(values, in.part(0, 0));
  }

  /** Reads the inherent attributes of an operation. */
  void read(ByteReader in, DialectTable.Op kind, OperationState state) {
    int index = in.readIndex(starts.length, "property");
    input.in.at = starts[index];
    input.in.end = ends[index];
    if (!kind.wasRegistered) {
      readUnregistered(kind, state);
    } else if (kind.encoding != null) {
      kind.encoding.readProperties(input, state);
    } else if (kind.properties != null) {
      kind.properties.read(input, state);
    } else {
      throw in.error("has properties, but there is no definition of the operation: '" + kind.resolved + "'");
    }
    if (!input.in.isAtEnd()) {
      throw in.error("unexpected trailing bytes in the properties of '" + kind.resolved + "'");
    }
  }

  /** An operation that was not registered has one attribute for all properties. */
  private void readUnregistered(DialectTable.Op kind, OperationState state) {
    Attribute all = input.readAttribute();
    if (kind.definition == null) {
      state.setProperty(0, all);
    } else if (all instanceof DictionaryAttr dictionary) {
      state.addAttributes(dictionary);
    } else {
      throw input.error("expected DictionaryAttr to set properties of '" + kind.resolved + "'");
    }
  }
}
