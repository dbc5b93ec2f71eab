// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.complete;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.CompletionItemKind;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Dialect;
import org.mortise.ir.NamedTypeUses;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.definition.AttributeSpec;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.FragmentParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.pipeline.Snapshot;

/** Proposes the attributes of operations, by their names and by their values. */
final class AttributeItems {
  /**
   * How a builtin attribute is written.
   *
   * @param name the word that it begins with
   * @param hole the placeholder between {@code open} and {@code close}
   * @param type a type that makes an example complete
   */
  private record Form(String name, String open, String hole, String close, String type) {
    Snippet snippet() {
      Snippet snippet = new Snippet(name);
      return hole.isEmpty() ? snippet : snippet.text(open).hole(hole).text(close);
    }
  }

  private static final Form AFFINE_MAP = new Form("affine_map", "<(", "d0", ") -> (d0)>", "");
  private static final List<Form> FORMS = List.of(
      new Form("true", "", "", "", ""),
      new Form("false", "", "", "", ""),
      new Form("unit", "", "", "", ""),
      AFFINE_MAP,
      new Form("affine_set", "<(", "d0", ") : (d0 >= 0)>", ""),
      new Form("array", "<", "i64: 1", ">", ""),
      new Form("array", "<", "i32: 1", ">", ""),
      new Form("array", "<", "i1: true", ">", ""),
      new Form("dense", "<", "0", ">", " : tensor<1xi32>"),
      new Form("dense_resource", "<", "key", ">", " : tensor<1xi32>"),
      new Form("sparse", "<", "[[0]], [1]", ">", " : tensor<2xi32>"),
      new Form("strided", "<[", "1", "]>", ""),
      new Form("loc", "(", "unknown", ")", ""));

  private final Snapshot snapshot;
  private final Items items;

  AttributeItems(Snapshot snapshot, Items items) {
    this.snapshot = snapshot;
    this.items = items;
  }

  /**
   * Proposes the names of an operation's attributes for a dictionary.
   *
   * @param text the operation's text so far; attributes in it are not proposed again
   */
  void addNames(OpDefinition definition, String text) {
    boolean isGeneric = text.contains("\"" + definition.name() + "\"");
    String format = isGeneric ? null : definition.formatText();
    for (int slot = 0; slot < definition.attributeCount(); slot++) {
      AttributeSpec spec = definition.attributeSpec(slot);
      boolean isElsewhere = format != null && CursorText.mentions(format, "$" + spec.name());
      if (!isElsewhere && !definition.isSegmentSizes(slot) && !isWritten(spec.name(), text)) {
        addName(spec);
      }
    }
  }

  private static boolean isWritten(String name, String text) {
    return Pattern.compile("(?<![\\w.])" + Pattern.quote(name) + "\\s*=").matcher(text).find();
  }

  private void addName(AttributeSpec spec) {
    boolean isUnit = spec.constraint().accepts(UnitAttr.of(snapshot.context()))
        && !spec.constraint().accepts(snapshot.context().emptyDictionary());
    Snippet text = new Snippet(spec.name());
    if (!isUnit) {
      text.text(" = ").hole("value");
    }
    String detail = spec.constraint().description() + (spec.optional() ? ", optional" : "");
    items.add(spec.name(), CompletionItemKind.Property, detail, Rank.USUAL, text);
  }

  /**
   * Proposes example values of the attribute, and the attributes of dialects.
   *
   * @param spec the attribute; null if it is unknown
   */
  void addValues(@Nullable AttributeSpec spec, Map<String, String> aliases) {
    boolean hasMaps = accepts(spec, example(AFFINE_MAP)); // most aliases are affine maps
    aliases.forEach((alias, value) -> {
      if (alias.startsWith("#") && (hasMaps || items.hasPrefix())) {
        items.add(alias, CompletionItemKind.Constant, value, Rank.USUAL);
      }
    });
    for (Form form : FORMS) {
      if (spec == null || accepts(spec, example(form))) {
        items.add(form.name, CompletionItemKind.Value, "attribute", Rank.USUAL, form.snippet());
      }
    }
    for (Dialect dialect : snapshot.context().dialects()) {
      for (String each : dialect.attributeNames()) {
        items.add("#" + dialect.namespace() + "." + each, CompletionItemKind.Constant, "attribute", Rank.OTHER);
      }
    }
  }

  private Attribute example(Form form) {
    SourceText text = SourceText.of("", form.name + form.open + form.hole + form.close + form.type);
    Context context = snapshot.context();
    return new FragmentParser(text, context, ParserOptions.PERMISSIVE, NamedTypeUses.shared(context), false, false)
        .parseAttribute(0, text.length());
  }

  /** Returns whether a declared attribute may have a value. */
  static boolean accepts(@Nullable AttributeSpec spec, Attribute value) {
    return spec == null || spec.constraint().accepts(value);
  }
}
