// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.definition;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.constraint.AttributeUse;
import org.mortise.importer.internal.cpp.CppText;
import org.mortise.importer.internal.expression.Expression;
import org.mortise.importer.internal.file.Entry;
import org.mortise.importer.records.TableRecord;
import org.mortise.importer.records.TableRecord.Argument;
import org.mortise.importer.report.ImportReport.Topic;

/** Operations: what they take and have, their traits and their syntax. */
final class OperationImport {
  private static final Pattern DIRECTIVE = Pattern.compile("custom<\\s*(\\w+)\\s*>");
  private static final Pattern REGION_SIZE = Pattern.compile("hasNItems(OrMore|OrLess)?\\(\\$, (\\d+)\\)");

  /** The dialect whose operations need no prefix in the regions, which is always the same. */
  private static final Pattern DEFAULT_DIALECT =
      Pattern.compile("getDefaultDialect\\(\\)\\s*\\{\\s*return\\s*\"([\\w$]+)\"\\s*;");

  private final Session session;
  private final String defaultFormat;

  /**
   * Creates an importer of operations.
   *
   * @param defaultFormat the format of operations whose parser is C++; empty for none
   */
  OperationImport(Session session, String defaultFormat) {
    this.session = session;
    this.defaultFormat = defaultFormat;
  }

  /** Returns the constraint of an argument or result, without decorations; null if it is no record. */
  static @Nullable TableRecord constraint(Argument argument) {
    TableRecord record = argument.record();
    return record != null && record.isA("OpVariable") ? record.record("constraint") : record;
  }

  /** Returns the declaration of an operation. */
  Entry declare(TableRecord operation) {
    String opName = operation.text("opName");
    TableRecord dialect = operation.record("opDialect");
    String name = (dialect == null ? "" : dialect.text("name") + ".") + opName;
    session.declarations().setUser(name);
    Entry entry = new Entry(Entry.Kind.OPERATION, opName).setSummary(operation.text("summary"));
    List<String> operands = new ArrayList<>();
    List<String> attributes = new ArrayList<>();
    for (Argument argument : operation.arguments("arguments")) {
      TableRecord constraint = constraint(argument);
      if (constraint == null) {
        continue;
      }
      if (constraint.isA("TypeConstraint")) {
        operands.add(value(argument, constraint, "operand" + operands.size(), name));
      } else if (!constraint.isA("DerivedAttr")) {
        attributes.add(attribute(argument, constraint, name));
      }
    }
    List<String> results = new ArrayList<>();
    for (Argument result : operation.arguments("results")) {
      TableRecord constraint = constraint(result);
      if (constraint != null) {
        results.add(value(result, constraint, "result" + results.size(), name));
      }
    }
    entry.set("operands", operands).set("attributes", attributes).set("results", results)
        .set("regions", regions(operation, name)).set("successors", successors(operation));
    new TraitImport(session, operation, entry, name).run();
    syntax(operation, entry, name);
    code(operation, name);
    Matcher defaultDialect = DEFAULT_DIALECT.matcher(operation.text("extraClassDeclaration"));
    if (defaultDialect.find()) {
      entry.set("default_dialect", defaultDialect.group(1));
    }
    return entry;
  }

  private String value(Argument argument, TableRecord constraint, String unnamed, String operation) {
    TableRecord base = constraint.isA("Variadic") || constraint.isA("Optional") ? constraint.record("baseType") : null;
    Expression accepts = session.types().of(base == null ? constraint : base);
    note(accepts, operation);
    StringBuilder text = new StringBuilder(argument.name().isEmpty() ? unnamed : argument.name()).append(": ")
        .append(accepts);
    if (constraint.isA("Optional")) {
      text.append('?');
    } else if (constraint.isA("Variadic")) {
      String segments = constraint.text("segmentAttrName");
      text.append("...").append(segments.isEmpty() ? "" : "(" + segments + ")");
    }
    TableRecord variable = argument.record();
    if (variable != null) {
      Effects.of(variable.records("decorators")).forEach(effect -> text.append(' ').append(effect));
    }
    return text.toString();
  }

  private String attribute(Argument argument, TableRecord constraint, String operation) {
    AttributeUse use = constraint.isA("Property") ? session.properties().use(constraint)
        : session.attributes().use(constraint);
    note(use.accepts(), operation);
    if (!use.unknownDefault().isEmpty()) {
      session.report().add(Topic.DEFAULTS, use.unknownDefault(), operation);
    }
    return argument.name() + ": " + use;
  }

  private void note(Expression accepts, String operation) {
    accepts.unchecked().forEach(text -> session.report().add(Topic.CONDITIONS, text, operation));
  }

  private List<String> regions(TableRecord operation, String name) {
    List<String> regions = new ArrayList<>();
    for (Argument region : operation.arguments("regions")) {
      TableRecord constraint = region.record();
      String regionName = region.name().isEmpty() ? "region" + regions.size() : region.name();
      regions.add(regionName + ": " + (constraint == null ? "any" : shape(constraint, name))
          + (constraint != null && constraint.isA("VariadicRegion") ? "..." : ""));
    }
    return regions;
  }

  private String shape(TableRecord constraint, String operation) {
    TableRecord predicate = constraint.record("predicate");
    String text = predicate == null ? "true" : CppText.normalized(predicate.text("predExpr"));
    var size = REGION_SIZE.matcher(text);
    if (size.matches()) {
      String kind = size.group(1) == null ? "" : size.group(1);
      int number = Integer.parseInt(size.group(2));
      if (kind.isEmpty()) {
        return number == 1 ? "one_block" : "blocks(" + number + ")";
      }
      if (number == 1) {
        return kind.equals("OrMore") ? "non_empty" : "at_most_one_block";
      }
    }
    if (!text.equals("true")) {
      session.report().add(Topic.CONDITIONS, predicate.isA("CombinedPred") ? constraint.text("summary") : text,
          operation);
    }
    return "any";
  }

  private static List<String> successors(TableRecord operation) {
    List<String> successors = new ArrayList<>();
    for (Argument successor : operation.arguments("successors")) {
      boolean isVariadic = successor.record() != null && successor.record().isA("VariadicSuccessor");
      successors.add((successor.name().isEmpty() ? "successor" + successors.size() : successor.name())
          + (isVariadic ? "..." : ""));
    }
    return successors;
  }

  private void syntax(TableRecord operation, Entry entry, String name) {
    String format = Formats.compact(operation.text("assemblyFormat"));
    boolean isParsedInCpp = operation.bool("hasCustomAssemblyFormat");
    if (!format.isEmpty()) {
      entry.set("format", format);
      Set<String> directives = new LinkedHashSet<>();
      DIRECTIVE.matcher(format).results().forEach(match -> directives.add(match.group(1)));
      directives.removeAll(Directives.KNOWN);
      directives.forEach(directive -> session.report().add(Topic.DIRECTIVES, "custom<" + directive + ">", name));
      return;
    }
    if (isParsedInCpp && entry.keys().get("interfaces") instanceof List<?> interfaces
        && interfaces.stream().anyMatch(each -> each.toString().startsWith("function("))) {
      entry.set("syntax", "function");
    } else if (isParsedInCpp && !defaultFormat.isEmpty()) {
      entry.set(defaultFormat.equals("operands") || defaultFormat.equals("function") ? "syntax" : "format",
          defaultFormat);
    } else if (isParsedInCpp) {
      session.report().add(Topic.GENERIC_FORM, "parser in C++", name);
    }
  }

  private void code(TableRecord operation, String name) {
    code(operation.bool("hasVerifier") || operation.bool("hasRegionVerifier"), "verifiers", name);
    code(operation.bool("hasFolder"), "folders", name);
    code(operation.bool("hasCanonicalizer") || operation.bool("hasCanonicalizeMethod"), "canonicalizations", name);
  }

  private void code(boolean exists, String kind, String name) {
    if (exists) {
      session.report().add(Topic.CODE, kind, name);
    }
  }
}
