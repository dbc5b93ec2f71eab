// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.Arrays;
import org.mortise.ir.Attribute;
import org.mortise.ir.Interned;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;

/**
 * Reads attributes and types of a file in one thread, each when it is first needed.
 *
 * <p>A value is read after the values that it refers to, by recursion up to a depth limit. At the limit the recursion
 * is aborted: the innermost value is read first, and then the outermost value again. Each such step completes as many
 * values as the limit, so the total cost is linear, regardless of the depth. A value that refers to itself is an error.
 */
final class ValueReader {
  private static final int DEEPEST_RECURSION = 64;
  private static final byte UNREAD = 0;
  private static final byte WAITING = 1;
  private static final byte ACTIVE = 2;

  final ValueTable table;
  private final byte[] states;
  /** One reusable input for each recursion depth. */
  private final DialectInput[] inputs = new DialectInput[DEEPEST_RECURSION];
  private int depth;
  private int[] waiting = new int[4];

  ValueReader(ValueTable table) {
    this.table = table;
    this.states = new byte[table.size()];
  }

  ParseError error(String message) {
    return table.data.error(message);
  }

  /** Reads the number of an attribute and returns the attribute. */
  Attribute readAttribute(ByteReader in) {
    return attribute(in, in.readVarInt());
  }

  /** Returns the attribute with a number that was read from {@code in}. */
  Attribute attribute(ByteReader in, long number) {
    int id = in.checkedIndex(number, table.attributeCount, "attribute");
    Interned known = table.known(id);
    return (Attribute) (known != null ? known : read(id));
  }

  /** Reads the number of a type and returns the type. */
  Type readType(ByteReader in) {
    return type(in, in.readVarInt());
  }

  /** Returns the type with a number that was read from {@code in}. */
  Type type(ByteReader in, long number) {
    int id = table.attributeCount + in.checkedIndex(number, table.typeCount, "type");
    Interned known = table.known(id);
    return (Type) (known != null ? known : read(id));
  }

  private Interned read(int id) {
    if (depth > 0) {
      return readNested(id);
    }
    int count = 0;
    waiting[count++] = id;
    while (true) {
      int first = waiting[count - 1];
      try {
        Interned value = readNow(first);
        if (--count == 0) {
          return value;
        }
      } catch (TooDeep needed) {
        states[first] = WAITING;
        if (count == waiting.length) {
          waiting = Arrays.copyOf(waiting, 2 * count);
        }
        waiting[count++] = needed.id;
      }
    }
  }

  private Interned readNested(int id) {
    if (states[id] != UNREAD) {
      throw error("an attribute or type refers to itself");
    }
    if (depth == DEEPEST_RECURSION) {
      throw new TooDeep(id);
    }
    return readNow(id);
  }

  private Interned readNow(int id) {
    states[id] = ACTIVE;
    depth++;
    try {
      return table.isEncoded(id) ? readEncoded(id) : readText(id);
    } finally {
      depth--;
      states[id] = UNREAD;
    }
  }

  private Interned readText(int id) {
    table.dialectOf(id, this);
    return table.parse(id);
  }

  private Interned readEncoded(int id) {
    DialectTable.Entry dialect = table.dialectOf(id, this);
    DialectInput input = input();
    input.in.at = table.starts[id];
    input.in.end = table.starts[id + 1];
    Interned value;
    try {
      value = decode(id, dialect, input);
    } catch (IllegalArgumentException wrong) { // thrown by the factory of a type or attribute
      throw error("invalid encoding of an attribute or type: " + wrong.getMessage());
    }
    if (!input.in.isAtEnd()) {
      throw error("unexpected trailing bytes after the encoding of an attribute or type");
    }
    return table.put(id, value);
  }

  private DialectInput input() {
    DialectInput known = inputs[depth - 1];
    if (known == null) {
      known = new DialectInput(this, table.data.part(0, 0));
      inputs[depth - 1] = known;
    }
    return known;
  }

  private Interned decode(int id, DialectTable.Entry dialect, DialectInput input) {
    boolean isAttribute = id < table.attributeCount;
    Interned overridden = isAttribute
        ? table.override.readAttribute(dialect.name(), input) : table.override.readType(dialect.name(), input);
    if (overridden != null) {
      return overridden;
    }
    input.in.at = table.starts[id];
    if (dialect.encoding() == null) {
      throw error("dialect '" + dialect.name() + "' does not implement the bytecode interface");
    }
    return isAttribute ? dialect.encoding().readAttribute(input) : dialect.encoding().readType(input);
  }

  /** Thrown to abort the recursion and read another value first. */
  private static final class TooDeep extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int id;

    TooDeep(int id) {
      super(null, null, false, false);
      this.id = id;
    }
  }
}
