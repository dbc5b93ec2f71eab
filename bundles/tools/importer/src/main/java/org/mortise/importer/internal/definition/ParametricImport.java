// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.definition;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.file.Entry;
import org.mortise.importer.records.TableRecord;
import org.mortise.importer.records.TableRecord.Argument;
import org.mortise.importer.report.ImportReport.Topic;

/** Types and attributes: parameters and syntax. */
final class ParametricImport {
  private static final Pattern DIRECTIVE = Pattern.compile("custom<\\s*(\\w+)\\s*>");
  private static final String TEXT = "text";
  private static final String NO_FORMAT = "no declarative format";

  private final Session session;
  private final ParameterForms forms;

  ParametricImport(Session session) {
    this.session = session;
    this.forms = new ParameterForms(session);
  }

  /** Returns the declaration of a type or attribute, or null if it has no syntax of its own. */
  @Nullable Entry declare(TableRecord definition, Entry.Kind kind) {
    String mnemonic = definition.text("mnemonic");
    if (mnemonic.isEmpty()) {
      if (definition.record("enum") == null) {
        session.report().add(Topic.LEFT_OUT, "no mnemonic", definition.name());
      }
      return null;
    }
    Entry entry = new Entry(kind, mnemonic).setSummary(definition.text("summary"));
    String reason = definition.bool("hasCustomAssemblyFormat") ? "parser in C++" : "";
    List<String> parameters = new ArrayList<>();
    String format = Formats.compact(definition.text("assemblyFormat"));
    for (Argument parameter : reason.isEmpty() ? definition.arguments("parameters") : List.<Argument>of()) {
      String declaration = forms.of(parameter);
      if (declaration == null) {
        reason = ParameterForms.hasParser(parameter) ? "parser of a parameter in C++"
            : "parameter of the C++ class " + ParameterForms.className(parameter);
        break;
      }
      parameters.add(declaration);
    }
    if (reason.isEmpty() && format.isEmpty() && !parameters.isEmpty()) {
      reason = NO_FORMAT;
    }
    if (reason.isEmpty()) {
      entry.set("parameters", parameters).set("format", format);
      directives(format, prefix(kind) + mnemonic);
    } else {
      entry.set("parameters", typeOfAttribute(definition)).set("format", TEXT)
          .set("qualified", reason.equals(NO_FORMAT));
      session.report().add(Topic.TEXT, reason, prefix(kind) + mnemonic);
    }
    traits(definition, entry);
    return entry.set("alias", definition.bool("genMnemonicAlias"));
  }

  /** The type of an attribute follows its text, also where that is kept as it is written. */
  private static List<String> typeOfAttribute(TableRecord definition) {
    for (Argument parameter : definition.arguments("parameters")) {
      TableRecord record = parameter.record();
      if (record != null && record.isA("AttributeSelfTypeParameter")) {
        return List.of(parameter.name() + ": self");
      }
    }
    for (TableRecord trait : definition.records("traits")) {
      if (trait.text("cppInterfaceName").equals("TypedAttr")) {
        return List.of("type: self");
      }
    }
    return List.of();
  }

  private static String prefix(Entry.Kind kind) {
    return kind == Entry.Kind.TYPE ? "!" : "#";
  }

  private void directives(String format, String name) {
    DIRECTIVE.matcher(format).results().map(match -> match.group(1)).filter(each -> !Directives.KNOWN.contains(each))
        .forEach(each -> session.report().add(Topic.DIRECTIVES, "custom<" + each + ">", name));
  }

  private void traits(TableRecord definition, Entry entry) {
    List<String> traits = new ArrayList<>();
    List<String> interfaces = new ArrayList<>();
    for (TableRecord trait : definition.records("traits")) {
      if (trait.text("trait").endsWith("ValueSemantics")) {
        traits.add("value_semantics");
      } else if (trait.isA("Interface") || trait.isA("TypeInterface") || trait.isA("AttrInterface")) {
        interfaces.add(trait.text("cppInterfaceName"));
      }
    }
    entry.set("traits", traits).set("implements", interfaces.stream().distinct().toList());
  }
}
