// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.definition;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.cpp.CppText;
import org.mortise.importer.internal.expression.Expression;
import org.mortise.importer.records.Records;
import org.mortise.importer.records.TableRecord;
import org.mortise.importer.records.TableRecord.Argument;

/** The parameters of types and attributes: the form in which each is written, by its class in C++. */
final class ParameterForms {
  private static final Map<String, String> FORMS = Map.ofEntries(Map.entry("int8_t", "int8"),
      Map.entry("int16_t", "int16"), Map.entry("int32_t", "int32"), Map.entry("int64_t", "int64"),
      Map.entry("int", "int32"), Map.entry("long", "int64"), Map.entry("uint8_t", "uint8"),
      Map.entry("uint16_t", "uint16"), Map.entry("uint32_t", "uint32"), Map.entry("uint64_t", "uint64"),
      Map.entry("unsigned", "unsigned"), Map.entry("unsigned int", "unsigned"), Map.entry("size_t", "uint64"),
      Map.entry("bool", "bool"), Map.entry("StringRef", "string"), Map.entry("std::string", "string"),
      Map.entry("Type", "type"), Map.entry("Attribute", "attribute"), Map.entry("AffineMap", "affine_map"),
      Map.entry("float", "float"), Map.entry("double", "double"), Map.entry("APInt", "integer"),
      Map.entry("APFloat", "double"));
  private static final Pattern LIST = Pattern.compile("(?:ArrayRef|SmallVector)<(.+?)(?:, ?\\d+)?>");
  private static final Pattern OPTIONAL = Pattern.compile("std::optional<(.+)>");

  private final Session session;

  ParameterForms(Session session) {
    this.session = session;
  }

  /** Returns the declaration of a parameter, or null if its class is unknown. */
  @Nullable String of(Argument parameter) {
    TableRecord record = parameter.record();
    String form = record == null ? ofClass(parameter.text()) : ofRecord(record);
    if (form == null) {
      return null;
    }
    String declaration = parameter.name() + ": " + form;
    if (record == null) {
      return declaration;
    }
    String value = record.text("defaultValue").strip();
    if (record.isA("OptionalParameter") || record.isA("OptionalArrayRefParameter")) {
      return declaration + "?";
    }
    if (value.isEmpty() || form.equals("self")) {
      return declaration;
    }
    String text = defaultOf(value, form, record);
    return text == null ? declaration + "?" : declaration + " = " + text;
  }

  /** Returns the class of a parameter in C++. */
  static String className(Argument parameter) {
    TableRecord record = parameter.record();
    return CppText.className(record == null ? parameter.text() : record.text("cppType"));
  }

  /** Returns whether a parameter has a parser of its own. */
  static boolean hasParser(Argument parameter) {
    TableRecord record = parameter.record();
    return record != null && !record.text("parser").isBlank();
  }

  private @Nullable String ofRecord(TableRecord parameter) {
    if (parameter.isA("AttributeSelfTypeParameter")) {
      return "self";
    }
    if (parameter.isA("EnumParameter")) {
      TableRecord enumeration = enumeration(parameter.text("cppType"));
      return enumeration == null ? null : session.enums().reference(enumeration).toString();
    }
    if (parameter.isA("TypeConstraint")) {
      return formOf("type", session.types().of(parameter));
    }
    if (parameter.isA("AttrConstraint")) {
      return formOf("attr", session.attributes().of(parameter));
    }
    String form = ofClass(parameter.text("cppType"));
    // A parser of its own for a list of numbers is that of shapes.
    return form == null || !parameter.text("parser").isBlank() ? ofParser(parameter, form) : form;
  }

  /** Returns the form of a parameter with a parser in C++, if that is known to write the usual form. */
  private static @Nullable String ofParser(TableRecord parameter, @Nullable String form) {
    String parser = parameter.text("parser");
    if (parser.contains("parseDimensionList") && !parser.contains("parseType")) {
      return "dims";
    }
    if ("string".equals(form) && parser.contains("parseString")) {
      return form;
    }
    return null;
  }

  private static String formOf(String word, Expression expression) {
    String text = expression.toString();
    if (text.equals("any")) {
      return word.equals("type") ? "type" : "attribute";
    }
    return text.startsWith("#") || text.startsWith("!") && !text.contains(" ") ? text : word + "(" + text + ")";
  }

  private @Nullable String ofClass(String cppClass) {
    String name = CppText.className(cppClass);
    String known = FORMS.get(name);
    if (known != null) {
      return known;
    }
    Matcher list = LIST.matcher(name);
    if (list.matches()) {
      String element = ofClass(list.group(1));
      return element == null ? null : "list(" + element + ")";
    }
    Matcher optional = OPTIONAL.matcher(name);
    if (optional.matches()) {
      return ofClass(optional.group(1));
    }
    TableRecord enumeration = enumeration(name);
    if (enumeration != null) {
      return session.enums().reference(enumeration).toString();
    }
    if (name.endsWith("Type")) {
      Expression type = session.vocabulary().classes().type(name);
      return type == null ? ofAlias(name) : formOf("type", type);
    }
    if (name.endsWith("Attr") || name.endsWith("AttrInterface")) {
      Expression attribute = session.vocabulary().classes().attribute(name);
      return attribute == null ? ofAlias(name) : formOf("attr", attribute);
    }
    Expression type = session.vocabulary().classes().type(name);
    return type == null ? null : formOf("type", type);
  }

  /**
   * Returns the form of a C++ class that is another name of the class of a constraint, as MLIR's dialects name both.
   */
  private @Nullable String ofAlias(String name) {
    TableRecord constraint = session.vocabulary().constraints().get(CppText.simpleName(name));
    return constraint == null ? null : constraint.isA("TypeConstraint")
        ? formOf("type", session.types().of(constraint)) : formOf("attr", session.attributes().of(constraint));
  }

  /** Returns the enumeration of a C++ class; without a namespace of a dialect, the first one of that name. */
  private @Nullable TableRecord enumeration(String cppClass) {
    String name = CppText.className(cppClass);
    String simple = CppText.simpleName(name);
    TableRecord first = null;
    for (Records records : session.vocabulary().all()) {
      for (String kind : new String[] {"EnumInfo", "EnumAttrInfo"}) {
        for (TableRecord enumeration : records.instancesOf(kind)) {
          if (enumeration.text("className").equals(simple)) {
            if (CppText.className(enumeration.text("cppNamespace") + "::" + simple).equals(name)) {
              return enumeration;
            }
            first = first == null ? enumeration : first;
          }
        }
      }
    }
    return first;
  }

  private @Nullable String defaultOf(String value, String form, TableRecord parameter) {
    String text = CppText.normalized(value);
    if (form.startsWith("@")) {
      TableRecord enumeration = enumeration(parameter.text("cppType"));
      String symbol = CppText.simpleName(text);
      for (TableRecord each : enumeration == null ? List.<TableRecord>of() : enumeration.records("enumerants")) {
        if (each.text("symbol").equals(symbol)) {
          return each.text("str");
        }
      }
      return null;
    }
    if (text.matches("-?\\d+|true|false|-?\\d+\\.\\d+|\"[^\"]*\"")) {
      return text;
    }
    if (form.equals("string") && !text.contains("(")) {
      return "\"" + text + "\"";
    }
    if (text.matches("0x[0-9a-fA-F]{1,15}")) {
      return Long.decode(text).toString();
    }
    return null;
  }
}
