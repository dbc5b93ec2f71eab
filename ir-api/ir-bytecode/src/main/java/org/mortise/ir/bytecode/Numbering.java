// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.BytecodeOpInterface;
import org.mortise.ir.Context;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Interned;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.text.printer.ResourceUses;

/**
 * Numbers everything that a program refers to by number: dialects, operation names, attributes, types and values. The
 * order is MLIR's, so that equal programs yield equal files. Linear except for sorting; no recursion on regions.
 */
final class Numbering {
  /** Operations whose regions use values of the enclosing region. */
  final Captures captures;
  final BytecodeWriter.Options options;
  final int version;
  final Map<String, Numbered.DialectEntry> dialects = new LinkedHashMap<>();
  private final Context context;
  private final Map<OperationName, Numbered> names = new LinkedHashMap<>();
  private final Map<OperationName, PropertyWriter> writers = new HashMap<>();
  private final EntryTable attributeTable = new EntryTable();
  private final EntryTable typeTable = new EntryTable();
  private final List<Numbered> attributes = new ArrayList<>();
  private final List<Numbered> types = new ArrayList<>();
  private final IdentityTable regionSizes = new IdentityTable();
  private final NumberingOutput output;
  private final ResourceUses resourceUses = new ResourceUses(this::addResource);
  private final int deepest;
  private int depth;
  private int nextValue;

  /**
   * How the inherent attributes of an operation are written.
   *
   * @param encoding null if there are none, or the operation has no definition
   */
  private record PropertyWriter(@Nullable BytecodeOpInterface encoding, boolean isRegistered) {}

  /** @param deepest how deep attributes and types may be nested */
  Numbering(Operation root, BytecodeWriter.Options options, int deepest) {
    this.options = options;
    this.version = options.version();
    this.deepest = deepest;
    this.context = root.context();
    this.output = new NumberingOutput(this, options);
    this.captures = new Captures(root);
    number(root);
    Deque<Region> open = new ArrayDeque<>();
    Deque<Integer> firstValues = new ArrayDeque<>();
    push(root, open, firstValues);
    while (!open.isEmpty()) {
      Region region = open.pop();
      nextValue = firstValues.pop();
      number(region);
      for (Block block : region.blocks()) {
        for (Operation op : block.operations()) {
          push(op, open, firstValues);
        }
      }
    }
  }

  private void push(Operation op, Deque<Region> open, Deque<Integer> firstValues) {
    int first = op.regionCount() == 0 || captures.isIsolated(op) ? 0 : nextValue;
    for (int i = 0; i < op.regionCount(); i++) {
      open.push(op.region(i));
      firstValues.push(first);
    }
  }

  private void number(Region region) {
    int first = nextValue;
    for (Block block : region.blocks()) {
      for (int i = 0; i < block.argumentCount(); i++) {
        BlockArgument argument = block.argument(i);
        captures.values.setNumber(argument, nextValue++);
        number(argument.location());
        number(argument.type());
      }
      for (Operation op : block.operations()) {
        number(op);
      }
    }
    regionSizes.put(region, nextValue - first);
  }

  private void number(Operation op) {
    number(op.name());
    for (int i = 0; i < op.resultCount(); i++) {
      captures.values.setNumber(op.result(i), nextValue++);
      number(op.result(i).type());
    }
    DictionaryAttr dictionary = dictionary(op);
    if (!dictionary.isEmpty()) {
      number(dictionary);
    }
    if (version >= Format.PROPERTIES) {
      writeProperties(op, output);
    } else if (op.definition() == null && op.property(0) != null) {
      throw new Unwritable(op, "has properties, which bytecode of a version before " + Format.PROPERTIES
          + " holds only for registered operations");
    }
    number(op.location());
  }

  /** Returns the attributes of an operation that are not in the section of properties. */
  DictionaryAttr dictionary(Operation op) {
    OpDefinition definition = OpDefinition.of(op);
    boolean isApart = definition == null || version >= Format.PROPERTIES && !definition.isDynamic();
    return isApart ? op.discardableAttributes() : op.attributes();
  }

  /** Returns whether {@link #writeProperties} writes anything. */
  boolean hasProperties(Operation op) {
    PropertyWriter writer = writer(op.name());
    return writer.encoding != null || !writer.isRegistered && op.propertyCount() > 0 && op.property(0) != null;
  }

  /** Writes the inherent attributes of an operation; nothing if it has none. */
  void writeProperties(Operation op, NumberedOutput out) {
    PropertyWriter writer = writer(op.name());
    if (writer.encoding != null) {
      writer.encoding.writeProperties(op, out);
    } else if (hasProperties(op)) {
      out.writeAttribute(op.property(0));
    }
  }

  private PropertyWriter writer(OperationName name) {
    return writers.computeIfAbsent(name, unknown ->
        new PropertyWriter(PropertyOrder.encodingOf(name, options.mlirVersion()), name.isRegistered()));
  }

  /** Writes an attribute. Returns the name of the dialect that encoded it; null if it has to be written as text. */
  @Nullable String writeAttribute(Attribute attribute, NumberedOutput out) {
    String other = options.override().writeAttribute(attribute, out);
    if (other != null) {
      return other;
    }
    Numbered.DialectEntry own = dialect(attribute.dialectNamespace());
    return own.encoding != null && own.encoding.writeAttribute(attribute, out) ? own.name : null;
  }

  /** Writes a type. Returns the name of the dialect that encoded it; null if it has to be written as text. */
  @Nullable String writeType(Type type, NumberedOutput out) {
    String other = options.override().writeType(type, out);
    if (other != null) {
      return other;
    }
    Numbered.DialectEntry own = dialect(type.dialectNamespace());
    return own.encoding != null && own.encoding.writeType(type, out) ? own.name : null;
  }

  // ---- tables ------------------------------------------------------------------------------------------------------

  private Numbered.DialectEntry dialect(String name) {
    Numbered.DialectEntry known = dialects.get(name);
    if (known == null) {
      known = new Numbered.DialectEntry(name, dialects.size(), context.dialect(name));
      dialects.put(name, known);
    }
    return known;
  }

  private void number(OperationName name) {
    Numbered known = names.get(name);
    if (known != null) {
      known.uses++;
      return;
    }
    String namespace = name.dialectNamespace();
    names.put(name, new Numbered(name, dialect(namespace.isEmpty() ? name.name() : namespace)));
  }

  void number(Attribute attribute) {
    Numbered known = attributeTable.find(attribute);
    if (known != null) {
      known.uses++;
      return;
    }
    Numbered entry = new Numbered(attribute, dialect(attribute.dialectNamespace()));
    attributeTable.add(entry);
    attributes.add(entry);
    enter();
    String encodedBy = writeAttribute(attribute, output);
    if (encodedBy == null) {
      resourceUses.scan(attribute);
    } else {
      entry.dialect = dialect(encodedBy);
    }
    depth--;
  }

  void number(Type type) {
    Numbered known = typeTable.find(type);
    if (known != null) {
      known.uses++;
      return;
    }
    Numbered entry = new Numbered(type, dialect(type.dialectNamespace()));
    typeTable.add(entry);
    types.add(entry);
    enter();
    String encodedBy = writeType(type, output);
    if (encodedBy != null) {
      entry.dialect = dialect(encodedBy);
    }
    depth--;
  }

  private void enter() {
    if (++depth > deepest) {
      throw new NestedDeeply();
    }
  }

  void addResource(String dialect, String key) {
    dialect(dialect).resources.add(key);
  }

  /** Arranges the operation names; called once. */
  List<Numbered> arrangeNames() {
    return Numbered.arrange(new ArrayList<>(names.values()));
  }

  List<Numbered> arrangeAttributes() {
    return Numbered.arrange(attributes);
  }

  List<Numbered> arrangeTypes() {
    return Numbered.arrange(types);
  }

  int of(Attribute attribute) {
    return attributeTable.find(attribute).number;
  }

  int of(Type type) {
    return typeTable.find(type).number;
  }

  int of(OperationName name) {
    return names.get(name).number;
  }

  int of(Value value) {
    return captures.values.number(value);
  }

  int valueCount(Region region) {
    return regionSizes.get(region);
  }

  /** Thrown to restart the numbering on a larger stack. */
  static final class NestedDeeply extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NestedDeeply() {
      super("attributes or types are nested too deeply", null, false, false);
    }
  }

  /** A map keyed by type or attribute identity, and for locations by structure. */
  private static final class EntryTable {
    private Numbered[] entries = new Numbered[64];
    private int[] hashes = new int[64];
    private int size;

    @Nullable Numbered find(Interned value) {
      return entries[slot(value, hash(value))];
    }

    void add(Numbered entry) {
      if (2 * ++size > entries.length) {
        grow();
      }
      int hash = hash((Interned) entry.value);
      int i = slot((Interned) entry.value, hash);
      entries[i] = entry;
      hashes[i] = hash;
    }

    private void grow() {
      Numbered[] oldEntries = entries;
      int[] oldHashes = hashes;
      entries = new Numbered[2 * oldEntries.length];
      hashes = new int[entries.length];
      int mask = entries.length - 1;
      for (int from = 0; from < oldEntries.length; from++) {
        if (oldEntries[from] != null) {
          int i = oldHashes[from] & mask;
          while (entries[i] != null) {
            i = i + 1 & mask;
          }
          entries[i] = oldEntries[from];
          hashes[i] = oldHashes[from];
        }
      }
    }

    private int slot(Interned value, int hash) {
      int mask = entries.length - 1;
      int i = hash & mask;
      while (entries[i] != null && (hashes[i] != hash || !isSame(entries[i].value, value))) {
        i = i + 1 & mask;
      }
      return i;
    }

    private static int hash(Interned value) {
      int hash = (value instanceof Location location ? location.contentHash() : value.hashCode()) * 0x9E3779B9;
      return hash ^ hash >>> 15;
    }

    private static boolean isSame(Object known, Interned value) {
      return known == value
          || value instanceof Location location && known instanceof Location other && location.sameAs(other);
    }
  }
}
