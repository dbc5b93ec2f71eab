// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.complete;

import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.CompletionItemKind;
import org.mortise.ir.Dialect;
import org.mortise.ir.text.parser.Expectations.VisibleValue;
import org.mortise.ir.types.FloatKind;
import org.mortise.lsp.internal.text.Utf8;
import org.mortise.pipeline.Snapshot;

/** Proposes types: types of values in the same operation first, then builtin types, aliases, and dialect types. */
final class TypeItems {
  private static final List<String> SCALARS = List.of("index", "none", "i1", "i8", "i16", "i32", "i64");

  private final Snapshot snapshot;
  private final Items items;

  TypeItems(Snapshot snapshot, Items items) {
    this.snapshot = snapshot;
    this.items = items;
  }

  /** Proposes the types of the values mentioned in a text. */
  void addOfValues(String text, List<VisibleValue> values) {
    for (VisibleValue value : values) {
      if (CursorText.mentions(text, value.name())) {
        add(Utf8.decode(value.value().type().toString()), "type of " + value.name(), Rank.BEST);
      }
    }
  }

  private void add(String type, String detail, Rank rank) {
    items.add(type, CompletionItemKind.Class, detail, rank);
  }

  void addAll(Map<String, String> aliases) {
    addAliases(aliases);
    addBuiltin();
    for (Dialect dialect : snapshot.context().dialects()) {
      for (String name : dialect.typeNames()) {
        add("!" + dialect.namespace() + "." + name, "type", Rank.OTHER);
      }
    }
  }

  private void addAliases(Map<String, String> aliases) {
    aliases.forEach((name, definition) -> {
      if (name.startsWith("!")) {
        add(name, definition, Rank.USUAL);
      }
    });
  }

  private void addBuiltin() {
    addParametric("memref", "?xf32");
    addParametric("tensor", "?xf32");
    addParametric("vector", "4xf32");
    addScalars(Rank.USUAL);
    addParametric("complex", "f32");
    addParametric("tuple", "i32");
  }

  /** Proposes the types without parameters. */
  void addScalars(Rank rank) {
    SCALARS.forEach(name -> add(name, "type", rank));
    for (FloatKind kind : FloatKind.values()) {
      add(kind.keyword(), "type", rank);
    }
  }

  private void addParametric(String name, String example) {
    items.add(name, CompletionItemKind.Class, "type", Rank.USUAL,
        new Snippet(name).text("<").hole(example).text(">"));
  }
}
