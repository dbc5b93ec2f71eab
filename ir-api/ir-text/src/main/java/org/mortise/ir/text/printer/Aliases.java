// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Interned;
import org.mortise.ir.Location;
import org.mortise.ir.Type;

/**
 * The aliases of a program: which types and attributes have one, its name, and whether it is defined before the program
 * or, which suffices for locations of operations, after it.
 *
 * <p>Entries are added in the order in which the program prints them, each followed by its contents. Aliases are
 * numbered by nesting, types before attributes, then by stem and in that order. Locations are equal by structure, all
 * other entries by identity.
 */
final class Aliases {
  private final List<Entry> entries = new ArrayList<>();
  private final MutedSink nowhere = new MutedSink();
  private Entry[] slots = new Entry[64];
  private int[] hashes = new int[64];
  private List<Entry> ordered = List.of();

  /** A type or attribute that has an alias or contains one that has. */
  private static final class Entry {
    private final Interned uniqued;
    private final @Nullable String stem;
    private final int hash;
    private List<Entry> children = List.of();
    private boolean deferrable;
    /** Maximum nesting depth of contained aliases, counting also levels without an alias; 0 if it contains no alias. */
    private int depth;
    private byte[] alias;

    Entry(Interned uniqued, int hash, boolean deferrable) {
      this.uniqued = uniqued;
      this.hash = hash;
      this.deferrable = deferrable;
      this.stem = stemOf(uniqued);
    }

    private static @Nullable String stemOf(Interned uniqued) {
      String stem = uniqued.context().aliasOf(uniqued);
      return stem == null ? null : Identifiers.aliasStem(stem);
    }

    void addChild(Entry child) {
      if (children.isEmpty()) {
        children = new ArrayList<>(2);
      }
      children.add(child);
    }

    /** Computes the depth. Must be called after the depths of all contents are computed. */
    void takeDepth() {
      for (Entry child : children) {
        if (child.stem != null || child.depth > 0) {
          depth = Math.max(depth, child.depth + 1);
        }
      }
    }

    boolean isAttribute() {
      return uniqued instanceof Attribute;
    }

    int depth() {
      return depth;
    }

    @Nullable String stem() {
      return stem;
    }
  }

  /** An entry whose contents are being added. */
  private static final class Visit {
    private final Entry entry;
    private final List<Interned> contents;
    private int next;

    Visit(Entry entry, List<Interned> contents) {
      this.entry = entry;
      this.contents = contents;
    }
  }

  /** Adds a printed type or attribute and all its contents, without recursion. */
  void add(Interned uniqued, boolean deferrable) {
    Deque<Visit> open = new ArrayDeque<>();
    enter(uniqued, deferrable, open);
    while (!open.isEmpty()) {
      Visit visit = open.getLast();
      if (visit.next < visit.contents.size()) {
        Interned content = visit.contents.get(visit.next++);
        visit.entry.addChild(enter(content, visit.entry.deferrable, open));
      } else {
        open.removeLast();
        visit.entry.takeDepth();
      }
    }
  }

  /** Returns the entry of {@code uniqued}. If it is new, its contents are visited next. */
  private Entry enter(Interned uniqued, boolean deferrable, Deque<Visit> open) {
    int hash = hash(uniqued);
    Entry known = find(uniqued, hash);
    if (known != null) {
      if (!deferrable) {
        needEarly(known);
      }
      return known;
    }
    Entry entry = new Entry(uniqued, hash, deferrable);
    insert(entry);
    open.add(new Visit(entry, contents(uniqued)));
    return entry;
  }

  private List<Interned> contents(Interned uniqued) {
    ContentsScan scan = new ContentsScan(nowhere);
    if (uniqued instanceof Type type) {
      scan.printInFull(type);
    } else {
      scan.printInFull((Attribute) uniqued, false);
    }
    return scan.contents;
  }

  /** Marks the aliases that are used before the program, and all aliases in their definitions, as early. */
  private static void needEarly(Entry first) {
    Deque<Entry> pending = new ArrayDeque<>(1);
    pending.add(first);
    while (!pending.isEmpty()) {
      Entry entry = pending.removeLast();
      if (entry.deferrable) {
        entry.deferrable = false;
        pending.addAll(entry.children);
      }
    }
  }

  /** Names all entries. */
  void number() {
    List<Entry> sorted = new ArrayList<>();
    for (Entry entry : entries) {
      if (entry.stem != null) {
        sorted.add(entry);
      }
    }
    sorted.sort(Aliases::order);
    Map<String, Integer> counts = new HashMap<>();
    for (Entry entry : sorted) {
      int count = counts.merge(entry.stem, 1, Integer::sum) - 1;
      entry.alias = aliasText(entry, count).getBytes(StandardCharsets.ISO_8859_1);
    }
    ordered = sorted;
  }

  /** Orders aliases before the aliases that contain them, and types before attributes. */
  private static int order(Entry a, Entry b) {
    if (a.depth != b.depth) {
      return Integer.compare(a.depth, b.depth);
    }
    int kind = Boolean.compare(a.isAttribute(), b.isAttribute());
    return kind != 0 ? kind : a.stem.compareTo(b.stem);
  }

  private static String aliasText(Entry entry, int count) {
    String name = (entry.isAttribute() ? "#" : "!") + entry.stem;
    return count == 0 ? name : name + count;
  }

  /** The alias, or null. */
  byte @Nullable [] find(Interned uniqued) {
    Entry entry = find(uniqued, hash(uniqued));
    return entry == null ? null : entry.alias;
  }

  /** Prints either the definitions after the program or the definitions before it. */
  void printDefinitions(OperationPrinter printer, boolean deferred) {
    for (Entry entry : ordered) {
      if (entry.deferrable == deferred) {
        printer.printDefinition(entry.alias, entry.uniqued);
      }
    }
  }

  // ---- table -------------------------------------------------------------------------------------------------------

  private static int hash(Interned uniqued) {
    int hash = uniqued instanceof Location location ? location.contentHash() : System.identityHashCode(uniqued);
    hash *= 0x9E3779B9;
    return hash ^ (hash >>> 15);
  }

  private static boolean same(Interned a, Interned b) {
    return a == b || (a instanceof Location first && b instanceof Location second && first.sameAs(second));
  }

  private @Nullable Entry find(Interned uniqued, int hash) {
    int mask = slots.length - 1;
    for (int i = hash & mask; slots[i] != null; i = (i + 1) & mask) {
      if (hashes[i] == hash && same(slots[i].uniqued, uniqued)) {
        return slots[i];
      }
    }
    return null;
  }

  private void insert(Entry entry) {
    entries.add(entry);
    if (2 * entries.size() <= slots.length) {
      put(entry);
      return;
    }
    slots = new Entry[2 * slots.length];
    hashes = new int[slots.length];
    entries.forEach(this::put);
  }

  private void put(Entry entry) {
    int mask = slots.length - 1;
    int i = entry.hash & mask;
    while (slots[i] != null) {
      i = (i + 1) & mask;
    }
    slots[i] = entry;
    hashes[i] = entry.hash;
  }

  /** Finds the contents of a type or attribute by printing it to a null sink. */
  private static final class ContentsScan extends TextPrinter {
    private final List<Interned> contents = new ArrayList<>(2);

    ContentsScan(MutedSink nowhere) {
      super(nowhere);
    }

    @Override
    public AsmPrinter printType(Type type) {
      boolean formMatters = type != null && !isInDefinition();
      return formMatters && PlainText.formOf(type, this) == PlainText.UNKEPT ? this : super.printType(type);
    }

    @Override
    public AsmPrinter printAttribute(Attribute attribute) {
      return attribute != null && PlainText.formOf(attribute, this) == PlainText.UNKEPT
          ? this : super.printAttribute(attribute);
    }

    @Override
    protected void meetOpen(Type type) {
      contents.add(type);
    }

    @Override
    protected boolean printAlias(Interned uniqued) {
      contents.add(uniqued);
      return true;
    }
  }
}
