// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.rewrite;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.constraint.DefaultTexts;
import org.mortise.importer.internal.cpp.CppText;
import org.mortise.importer.internal.cpp.EntityConditions;
import org.mortise.importer.internal.cpp.EntityConditions.Entity;
import org.mortise.importer.internal.expression.Expression;
import org.mortise.importer.internal.file.Entry;
import org.mortise.importer.records.Dag;
import org.mortise.importer.records.TableRecord;
import org.mortise.importer.records.TableRecord.Argument;

/** The translation of one pattern. The depth of the calls is that of its dags, which is limited. */
final class PatternTranslation {
  private static final int LONGEST_REASON = 90;
  private static final Pattern NUMBER = Pattern.compile("-?\\d{1,9}");
  private static final Pattern WORD = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

  private final TableRecord pattern;
  private final Translators translators;
  private final EntityConditions conditions;
  private final Symbols symbols;
  private final NativeCode code;
  private int matched;

  PatternTranslation(TableRecord pattern, Translators translators) {
    this.pattern = pattern;
    this.translators = translators;
    this.symbols = Symbols.of(pattern);
    this.conditions = new EntityConditions(translators.conditions(), translators.operations());
    this.code = new NativeCode(conditions, symbols);
  }

  /** Returns the full name of an operation, or null if a record is none. */
  static @Nullable String operation(TableRecord record) {
    TableRecord dialect = record.isA("Op") ? record.record("opDialect") : null;
    return dialect == null ? null : dialect.text("name") + "." + record.text("opName");
  }

  /** Sets the keys of a declaration. */
  void translate(Entry entry) throws Untranslatable {
    Dag source = pattern.dag("sourcePattern");
    if (source == null || operation(source.operator()) == null) {
      throw new Untranslatable("the pattern matches no operation");
    }
    if (!pattern.dags("supplementalPatterns").isEmpty()) {
      throw new Untranslatable(reason(pattern.dags("supplementalPatterns").get(0).operator()));
    }
    entry.set("match", matched(source));
    List<String> where = new ArrayList<>();
    for (Dag constraint : pattern.dags("constraints")) {
      where.add(condition(constraint));
    }
    List<String> replace = new ArrayList<>();
    for (Dag result : pattern.dags("resultPatterns")) {
      boolean erases = result.operator().name().equals("replaceWithValue") && source.operator().arguments("results")
          .isEmpty() && result.arguments().stream().allMatch(each -> each.name().equals(source.name()));
      if (!erases) {
        replace.add(result(result));
      }
    }
    if (replace.size() == 1) {
      entry.set("replace", replace.get(0));
    } else {
      entry.setAlways("replace", replace);
    }
    entry.set("where", where);
    benefit(entry);
  }

  private void benefit(Entry entry) throws Untranslatable {
    Dag delta = pattern.dag("benefitDelta");
    String added = delta == null || delta.arguments().size() != 1 ? "0" : delta.arguments().get(0).text();
    if (!NUMBER.matcher(added).matches()) {
      throw new Untranslatable("the benefit '" + added + "'");
    }
    if (!added.equals("0")) {
      entry.set("benefit", matched + Long.parseLong(added));
    }
  }

  private static String reason(TableRecord code) {
    String text = code.has("expression") ? code.text("expression").strip().replaceAll("\\s+", " ") : code.name();
    return text.length() > LONGEST_REASON ? text.substring(0, LONGEST_REASON) + "..." : text;
  }

  private static String named(String name, String text) {
    return Symbols.isName(name) ? "$" + name + " = " + text : text;
  }

  // ---- matching ----------------------------------------------------------------------------------------------------

  private String matched(Dag dag) throws Untranslatable {
    TableRecord operator = dag.operator();
    String name = symbols.isUsed(dag.name()) ? dag.name() : "";
    symbols.declare(name, false);
    String operation = operation(operator);
    if (operation == null && operator.isA("NativeCodeCall") && NativeCode.isConstantMatcher(operator)
        && dag.arguments().size() == 1) {
      String value = matchedAttribute(dag.arguments().get(0), null);
      return named(name, "constant(" + (value == null ? "_" : value) + ")");
    }
    if (operation == null) {
      throw new Untranslatable(reason(operator));
    }
    matched++;
    List<Argument> declared = operator.arguments("arguments");
    List<String> operands = new ArrayList<>();
    List<String> attributes = new ArrayList<>();
    int next = 0;
    boolean statesOperands = false;
    for (Dag.Argument argument : dag.arguments()) {
      boolean isEither = argument.dag() != null && argument.dag().operator().name().equals("either");
      Argument declaration = declared(operator, next);
      TableRecord constraint = constraint(declaration);
      next += isEither ? 2 : 1;
      if (isOperand(constraint)) {
        String operand = isEither ? either(argument.dag(), constraint) : matchedOperand(argument, constraint);
        statesOperands |= !operand.equals("_");
        operands.add(operand);
      } else if (!isEither) {
        String attribute = matchedAttribute(argument, constraint);
        if (attribute != null) {
          attributes.add(declaration.name() + " = " + attribute);
        }
      }
    }
    if (next != declared.size()) {
      throw new Untranslatable("the number of arguments of '" + operation + "'");
    }
    String text = operation + (statesOperands ? "(" + String.join(", ", operands) + ")" : "")
        + (attributes.isEmpty() ? "" : " {" + String.join(", ", attributes) + "}");
    return named(name, text);
  }

  private static Argument declared(TableRecord operator, int index) throws Untranslatable {
    List<Argument> declared = operator.arguments("arguments");
    if (index >= declared.size()) {
      throw new Untranslatable("the number of arguments of '" + operation(operator) + "'");
    }
    return declared.get(index);
  }

  private static @Nullable TableRecord constraint(Argument argument) {
    TableRecord record = argument.record();
    return record != null && record.isA("OpVariable") ? record.record("constraint") : record;
  }

  private static boolean isOperand(@Nullable TableRecord constraint) {
    return constraint != null && constraint.isA("TypeConstraint");
  }

  private String either(Dag either, @Nullable TableRecord constraint) throws Untranslatable {
    List<String> operands = new ArrayList<>();
    for (Dag.Argument argument : either.arguments()) {
      operands.add(matchedOperand(argument, constraint));
    }
    return "either(" + String.join(", ", operands) + ")";
  }

  private String matchedOperand(Dag.Argument argument, @Nullable TableRecord declared) throws Untranslatable {
    Dag dag = argument.dag();
    if (dag != null && dag.operator().name().equals("variadic")) {
      List<String> elements = new ArrayList<>();
      for (Dag.Argument element : dag.arguments()) {
        elements.add(matchedOperand(element, declared));
      }
      String name = symbols.isUsed(dag.name()) ? dag.name() : "";
      symbols.declare(name, false);
      return named(name, "[" + String.join(", ", elements) + "]");
    }
    if (dag != null) {
      return matched(dag);
    }
    String name = symbols.isUsed(argument.name()) ? "$" + argument.name() : "_";
    symbols.declare(name.equals("_") ? "" : argument.name(), false);
    TableRecord constraint = argument.record();
    if (constraint == null) {
      if (!argument.text().isEmpty()) {
        throw new Untranslatable(argument.text());
      }
      return name;
    }
    if (!constraint.isA("TypeConstraint")) {
      throw new Untranslatable(reason(constraint));
    }
    String type = known(translators.types().of(constraint)).toString();
    boolean isDeclared = declared != null && declared.name().equals(constraint.name()) || type.equals("any");
    return isDeclared ? name : name + ": " + type;
  }

  private static Expression known(Expression expression) throws Untranslatable {
    if (!expression.unchecked().isEmpty()) {
      throw new Untranslatable(expression.unchecked().get(0));
    }
    return expression;
  }

  /** Returns what an attribute must be; null if it may be anything. */
  private @Nullable String matchedAttribute(Dag.Argument argument, @Nullable TableRecord declared)
      throws Untranslatable {
    if (argument.dag() != null) {
      throw new Untranslatable(reason(argument.dag().operator()));
    }
    TableRecord constraint = argument.record();
    String constant = constraint == null ? null : constant(constraint);
    if (constant != null) {
      symbols.declareConstant(argument.name(), constant);
      return constant;
    }
    boolean isUsed = symbols.isUsed(argument.name());
    symbols.declare(isUsed ? argument.name() : "", true);
    String name = isUsed ? "$" + argument.name() : "_";
    if (constraint == null || declared != null && declared.name().equals(constraint.name())) {
      if (!argument.text().isEmpty()) {
        throw new Untranslatable(argument.text());
      }
      return isUsed ? name : null;
    }
    if (!constraint.isA("AttrConstraint") && !constraint.isA("Attr")) {
      throw new Untranslatable(reason(constraint));
    }
    return name + ": " + known(translators.attributes().of(constraint));
  }

  /** Returns the text of a constant attribute or a case of an enumeration; null if a record is none. */
  private @Nullable String constant(TableRecord record) throws Untranslatable {
    if (record.isA("ConstantAttr")) {
      TableRecord attribute = record.record("attr");
      String text = attribute == null ? null : translators.attributes().constant(attribute, record.text("value"));
      if (text == null) {
        throw new Untranslatable("constant " + record.text("value"));
      }
      return text;
    }
    if (record.isA("EnumCase") || record.isA("EnumAttrCaseInfo")) {
      String word = record.has("str") ? record.text("str") : record.text("symbol");
      return WORD.matcher(word).matches() ? word : '"' + word.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
    return null;
  }

  // ---- conditions --------------------------------------------------------------------------------------------------

  private String condition(Dag constraint) throws Untranslatable {
    TableRecord operator = constraint.operator();
    Map<String, Entity> entities = new HashMap<>();
    if (Symbols.isName(constraint.name())) {
      entities.put(EntityConditions.SELF, symbols.entity(constraint.name()));
    }
    for (int i = 0; i < constraint.arguments().size(); i++) {
      Dag.Argument argument = constraint.arguments().get(i);
      if (argument.dag() == null && Symbols.isName(argument.name())) {
        entities.put("$" + i, symbols.entity(argument.name()));
      }
    }
    if (entities.size() == 1 && (operator.isA("TypeConstraint") || operator.isA("AttrConstraint"))) {
      Entity entity = entities.values().iterator().next();
      Expression accepts = operator.isA("TypeConstraint") ? translators.types().of(operator)
          : translators.attributes().of(operator);
      return entity.text() + ": " + known(accepts);
    }
    String found = conditions.of(operator.record("predicate"), entities);
    if (found == null) {
      TableRecord predicate = operator.record("predicate");
      String text = predicate == null ? "" : predicate.text("predExpr").strip().replaceAll("\\s+", " ");
      throw new Untranslatable(text.isEmpty() ? operator.name() : text.length() > LONGEST_REASON
          ? text.substring(0, LONGEST_REASON) + "..." : text);
    }
    return found;
  }

  // ---- replacement -------------------------------------------------------------------------------------------------

  private String result(Dag dag) throws Untranslatable {
    TableRecord operator = dag.operator();
    if (operator.name().equals("replaceWithValue")) {
      if (dag.arguments().size() != 1) {
        throw new Untranslatable("'replaceWithValue' with " + dag.arguments().size() + " arguments");
      }
      return value(dag.arguments().get(0));
    }
    String operation = operation(operator);
    if (operation == null) {
      throw new Untranslatable(reason(operator));
    }
    List<Argument> declared = operator.arguments("arguments");
    List<String> operands = new ArrayList<>();
    List<String> attributes = new ArrayList<>();
    List<String> types = new ArrayList<>();
    int next = 0;
    for (Dag.Argument argument : dag.arguments()) {
      Dag inner = argument.dag();
      if (inner != null && inner.operator().name().equals("location")) {
        continue;
      }
      if (inner != null && inner.operator().name().equals("returnType")) {
        for (Dag.Argument type : inner.arguments()) {
          types.add(type(type));
        }
        continue;
      }
      Argument declaration = declared(operator, next++);
      TableRecord constraint = constraint(declaration);
      if (isOperand(constraint)) {
        operands.add(value(argument));
      } else {
        String attribute = attribute(argument, constraint);
        if (attribute != null) {
          attributes.add(declaration.name() + " = " + attribute);
        }
      }
    }
    if (next != declared.size()) {
      throw new Untranslatable("the number of arguments of '" + operation + "'");
    }
    String name = symbols.isUsed(dag.name()) ? dag.name() : "";
    symbols.declare(name, false);
    return named(name, operation + "(" + String.join(", ", operands) + ")"
        + (attributes.isEmpty() ? "" : " {" + String.join(", ", attributes) + "}")
        + (types.isEmpty() ? "" : " : " + (types.size() == 1 ? types.get(0) : "(" + String.join(", ", types) + ")")));
  }

  private String value(Dag.Argument argument) throws Untranslatable {
    Dag dag = argument.dag();
    if (dag != null && dag.operator().name().equals("variadic")) {
      List<String> elements = new ArrayList<>();
      for (Dag.Argument element : dag.arguments()) {
        elements.add(value(element));
      }
      return "[" + String.join(", ", elements) + "]";
    }
    if (dag != null) {
      return result(dag);
    }
    if (argument.record() != null || !Symbols.isName(argument.name())) {
      throw new Untranslatable(argument.record() == null ? argument.text() : reason(argument.record()));
    }
    Entity entity = symbols.entity(argument.name());
    if (entity.isAttribute()) {
      throw new Untranslatable("'" + entity.text() + "' is an attribute");
    }
    return entity.text();
  }

  /** Returns the text of an attribute of a new operation; null if there is none. */
  private @Nullable String attribute(Dag.Argument argument, @Nullable TableRecord declared) throws Untranslatable {
    Dag dag = argument.dag();
    TableRecord record = argument.record();
    if (dag != null || record != null && record.isA("NativeCodeCall")) {
      return made(dag == null ? new Dag(record, "", List.of()) : dag, declared);
    }
    if (record != null) {
      String constant = constant(record);
      if (constant == null) {
        throw new Untranslatable(reason(record));
      }
      return constant;
    }
    if (!Symbols.isName(argument.name())) {
      throw new Untranslatable(argument.text());
    }
    String constant = symbols.constant(argument.name());
    if (constant != null) {
      return constant;
    }
    Entity entity = symbols.entity(argument.name());
    if (!entity.isAttribute()) {
      throw new Untranslatable("'" + entity.text() + "' is no attribute");
    }
    return entity.text();
  }

  /** Returns the text of an attribute that code makes; null if it makes none. */
  private @Nullable String made(Dag call, @Nullable TableRecord declared) throws Untranslatable {
    TableRecord operator = call.operator();
    String text = operator.isA("NativeCodeCall") ? DefaultTexts.ofBuilder(operator.text("expression")) : null;
    text = text == null ? code.computed(call) : text;
    if (text == null && declared != null && declared.isA("Attr") && call.arguments().isEmpty()) {
      text = translators.attributes().constant(declared, NativeCode.valueOf(operator));
    }
    if (text == null && !NativeCode.isNull(operator)) {
      throw new Untranslatable(reason(operator));
    }
    return text;
  }

  private String type(Dag.Argument argument) throws Untranslatable {
    if (argument.dag() != null) {
      throw new Untranslatable(reason(argument.dag().operator()));
    }
    if (!argument.text().isEmpty()) {
      String type = DefaultTexts.typeOfBuilder(CppText.normalized(argument.text()));
      if (type == null) {
        throw new Untranslatable(argument.text());
      }
      return type;
    }
    return "type(" + symbols.entity(argument.name()).text() + ")";
  }
}
