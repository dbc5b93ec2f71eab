// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.mortise.dialect.ods.internal.expression.ExpressionError;
import org.mortise.dialect.ods.internal.pattern.DefinedPattern;
import org.mortise.dialect.ods.internal.pattern.OperationLookup;
import org.mortise.dialect.ods.internal.pattern.PatternCompiler;
import org.mortise.dialect.ods.internal.pattern.PatternText;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.symbols.SymbolTable;

/** The canonicalization patterns that an {@code ods.dialect} states. */
final class Patterns {
  private final Definitions definitions;
  private final Map<String, List<DefinedPattern>> byRoot = new LinkedHashMap<>();
  private final List<Part> parts = new ArrayList<>();

  private record Part(PatternText text, Location location) {}

  /** Creates an empty list. */
  Patterns(Definitions definitions) {
    this.definitions = definitions;
  }

  /**
   * Adds an {@code ods.pattern}.
   *
   * @throws ExpressionError if its text is malformed
   */
  void add(Operation part) {
    Long benefit = part.getAttr("benefit") instanceof IntegerAttr number ? number.longValue() : null;
    String match = Definitions.optionalText(part, "match");
    Attribute replace = part.getAttr("replace");
    if (match == null || replace == null) { // supplements of an import can leave them out
      throw new ExpressionError("a pattern needs 'match' and 'replace'");
    }
    PatternText text = PatternText.parse(
        SymbolTable.getSymbolName(part), match, replacement(replace), Definitions.texts(part, "where"), benefit);
    parts.add(new Part(text, part.location()));
    byRoot.computeIfAbsent(text.root(), name -> new ArrayList<>()).add(new DefinedPattern(text, definitions));
  }

  /** One replacement need not be in an array. */
  private static List<String> replacement(Attribute attribute) {
    if (attribute instanceof StringAttr one) {
      return List.of(one.value());
    }
    List<String> texts = new ArrayList<>();
    if (attribute instanceof ArrayAttr array) {
      for (Attribute each : array.elements()) {
        if (each instanceof StringAttr text) {
          texts.add(text.value());
        }
      }
    }
    if (!(attribute instanceof ArrayAttr array) || texts.size() != array.size()) {
      throw new ExpressionError("'replace' must be a string or an array of strings");
    }
    return texts;
  }

  /** Compiles the patterns, and reports the errors. */
  void check(Context context, OperationLookup operations, Consumer<Diagnostic> errors) {
    for (Part part : parts) {
      try {
        PatternCompiler.check(part.text, context, definitions, operations);
      } catch (ExpressionError wrong) {
        errors.accept(Diagnostic.error(part.location, wrong.getMessage()));
      }
    }
  }

  /** Returns whether there is a pattern for the operations of a name. */
  boolean has(String operation) {
    return byRoot.containsKey(operation);
  }

  /** Adds the patterns for the operations of a name. */
  void addTo(PatternSet patterns, String operation) {
    byRoot.getOrDefault(operation, List.of()).forEach(patterns::add);
  }

  /** Adds the patterns for operations of other dialects. */
  void addForeignTo(PatternSet patterns) {
    String prefix = definitions.namespace() + ".";
    byRoot.forEach((root, some) -> {
      if (!root.startsWith(prefix)) {
        some.forEach(patterns::add);
      }
    });
  }
}
