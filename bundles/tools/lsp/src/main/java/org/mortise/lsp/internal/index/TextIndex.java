// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.index;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;

/**
 * The names and operations of a part of a document, by their offsets in the document. Immutable. Look-ups by offset are
 * logarithmic, others linear in the names or operations, without an object for each.
 */
public final class TextIndex {
  final NameTable names;
  final OperationTable operations;

  /** @param names sorted */
  TextIndex(NameTable names, OperationTable operations) {
    this.names = names;
    this.operations = operations;
  }

  /** Returns the name at an offset or ending there; null if there is none. */
  public @Nullable Occurrence at(int offset) {
    int found = names.lastBefore(offset);
    return found >= 0 && offset <= names.end(found) ? names.row(found) : null;
  }

  /** Returns all names, sorted by their offsets. */
  public List<Occurrence> all() {
    return namesFrom(0, names.count);
  }

  /** Returns the names that begin from one offset on and before another, sorted. */
  public List<Occurrence> between(int from, int to) {
    return namesFrom(names.lastBefore(from - 1) + 1, names.lastBefore(to - 1) + 1);
  }

  private List<Occurrence> namesFrom(int first, int last) {
    return new AbstractList<>() {
      @Override
      public Occurrence get(int row) {
        return names.row(first + row);
      }

      @Override
      public int size() {
        return last - first;
      }
    };
  }

  /** Returns all occurrences of an entity's name, sorted by their offsets. */
  public List<Occurrence> of(Entity entity) {
    List<Occurrence> found = new ArrayList<>();
    for (int row = 0; row < names.count; row++) {
      if (names.entities[row] == entity) {
        found.add(names.row(row));
      }
    }
    return found;
  }

  /** Returns the definition of an entity, or null. */
  public @Nullable Occurrence definition(Entity entity) {
    return firstDefinition(defined -> defined == entity);
  }

  /** Returns the definition of the entity with an IR object as its subject; null if it has no name. */
  public @Nullable Occurrence definitionOf(Object subject) {
    return firstDefinition(defined -> defined.subject() == subject);
  }

  /** Returns the first defined symbol, or null. */
  public @Nullable Entity firstDefinedSymbol() {
    Occurrence found = firstDefinition(entity -> entity.kind() == Entity.Kind.SYMBOL);
    return found == null ? null : found.entity();
  }

  /** Returns the entity with a subject, or null if its name does not occur. */
  public @Nullable Entity entityOf(Object subject) {
    for (int row = 0; row < names.count; row++) {
      if (names.entities[row].subject() == subject) {
        return names.entities[row];
      }
    }
    return null;
  }

  private @Nullable Occurrence firstDefinition(Predicate<Entity> property) {
    for (int row = 0; row < names.count; row++) {
      if (names.isDefinition(row) && property.test(names.entities[row])) {
        return names.row(row);
      }
    }
    return null;
  }

  /** Returns the innermost operation whose text includes an offset, or null. */
  public @Nullable OpRange operationAround(int offset) {
    int row = operations.around(offset);
    return row < 0 ? null : new OpRange(this, row);
  }

  /** Returns the text of an operation, or null if it is not in this index. */
  public @Nullable OpRange rangeOf(Operation op) {
    for (int row = 0; row < operations.count; row++) {
      if (operations.ops[row] == op) {
        return new OpRange(this, row);
      }
    }
    return null;
  }

  /** Returns the text of the first operation that has this location object; null if there is none. */
  public @Nullable OpRange rangeAt(Location location) {
    for (int row = 0; row < operations.count; row++) {
      if (operations.ops[row].location() == location) {
        return new OpRange(this, row);
      }
    }
    return null;
  }

  /** Returns all operations, in the order of their beginnings. */
  public List<OpRange> operations() {
    return new AbstractList<>() {
      @Override
      public OpRange get(int row) {
        return new OpRange(TextIndex.this, row);
      }

      @Override
      public int size() {
        return operations.count;
      }
    };
  }

  /**
   * Returns the index after a change of a part of the text, which contains whole operations.
   *
   * @param from the offset of the part
   * @param to the offset after it, before the change
   * @param part the index of the changed part
   * @param delta the growth of the part in bytes
   */
  public TextIndex replaced(int from, int to, TextIndex part, int delta) {
    return new TextIndex(
        names.replaced(from, to, part.names, delta), operations.replaced(from, to, part.operations, delta));
  }

  /** Returns the index after a change before the indexed text. */
  public TextIndex moved(int by) {
    TextIndex none = new TextIndex(new NameTable(0), new OperationTable(0));
    return replaced(0, 0, none, by);
  }

  /**
   * Returns this index with the first symbol in each of some parts of the text as a definition. The parts are
   * operations that are not known. Linear in the names.
   *
   * @param parts the beginning and the end of each part, sorted
   */
  public TextIndex withDefinitions(List<int[]> parts) {
    NameTable defining = new NameTable(names.count);
    int part = 0;
    for (int row = 0; row < names.count; row++) {
      while (part < parts.size() && parts.get(part)[1] <= names.starts[row]) {
        part++;
      }
      boolean isFirst = part < parts.size() && parts.get(part)[0] <= names.starts[row]
          && names.entities[row].kind() == Entity.Kind.SYMBOL;
      defining.add(names.starts[row], names.end(row), names.entities[row], isFirst || names.isDefinition(row));
      part += isFirst ? 1 : 0;
    }
    return new TextIndex(defining, operations);
  }
}
