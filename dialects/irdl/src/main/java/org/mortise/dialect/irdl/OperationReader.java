// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.interfaces.ViewLikeOpInterface;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.text.format.AssemblyFormat;
import org.mortise.ir.text.format.FormatError;

/**
 * Creates the definition of an operation from its parts and these optional attributes of {@code irdl.operation}:
 *
 * <ul>
 * <li>{@code mortise.operands}, {@code mortise.results} and {@code mortise.regions}: arrays of their names; by default
 * {@code operand0}, {@code result0}, {@code region0} and so on
 * <li>{@code mortise.format}: the assembly format, in the language of {@link AssemblyFormat}
 * <li>{@code mortise.effects}: a dictionary with {@code read}, {@code write}, {@code allocate} and {@code free}; each
 * is an array of operand and result names, or a unit for effects without a value. The empty dictionary means no
 * effects; without the attribute the effects are unknown
 * <li>{@code mortise.traits}: an array of {@code "always_speculatable"}, {@code "commutative"},
 *     {@code "no_terminator"}, {@code "pure"} and {@code "recursive_memory_effects"}
 * <li>{@code mortise.view}: the name of the operand whose memory the first result shares
 * <li>{@code mortise.dealloc}: the operation with one operand that frees the memory allocated by this one; a symbol
 * such as {@code @example::@free}, or a string such as {@code "memref.dealloc"}
 * </ul>
 */
final class OperationReader {
  private static final String PREFIX = "mortise.";
  private static final Set<String> KNOWN =
      Set.of("operands", "results", "regions", "format", "effects", "traits", "view", "dealloc");
  private static final Map<String, Trait> TRAITS = Map.of(
      "always_speculatable", Trait.ALWAYS_SPECULATABLE,
      "commutative", Trait.COMMUTATIVE,
      "no_terminator", Trait.NO_TERMINATOR,
      "pure", Trait.PURE,
      "recursive_memory_effects", Trait.RECURSIVE_MEMORY_EFFECTS);
  private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

  private final Operation op;
  private final String namespace;
  private final Operation dialect;
  private final OperationParts parts;
  private final Consumer<Diagnostic> errors;
  private boolean failed;

  /**
   * @param op the definition
   * @param dialect the definition of its dialect
   */
  OperationReader(
      Operation op, String namespace, Operation dialect, OperationParts parts, Consumer<Diagnostic> errors) {
    this.op = op;
    this.namespace = namespace;
    this.dialect = dialect;
    this.errors = errors;
    this.parts = named(parts);
  }

  /** Returns the definition, or null after an error, which was reported. */
  @Nullable OpDefinition definition() {
    checkAttributes();
    OpDefinitionBuilder builder = OpDefinition.named(namespace + "." + SymbolTable.getSymbolName(op)).dynamic();
    builder.verifier(new OperationVerifier(parts));
    declare(builder);
    addTraits(builder);
    addEffects(builder);
    addView(builder);
    addDeallocation(builder);
    String format = string("format");
    if (format != null) {
      builder.format(format);
    }
    return failed ? null : compiled(builder.build());
  }

  private @Nullable OpDefinition compiled(OpDefinition definition) {
    try {
      if (definition.formatText() != null) {
        AssemblyFormat.of(definition);
      }
      return definition;
    } catch (FormatError wrong) {
      refuse(wrong.getMessage());
      return null;
    }
  }

  // ---- attributes --------------------------------------------------------------------------------------------------

  private void refuse(String message) {
    failed = true;
    errors.accept(Diagnostic.error(op, message));
  }

  private void checkAttributes() {
    for (NamedAttribute attribute : op.discardableAttributes().entries()) {
      String name = attribute.name();
      if (name.startsWith(PREFIX) && !KNOWN.contains(name.substring(PREFIX.length()))) {
        refuse("unknown attribute '" + name + "'");
      }
    }
  }

  private <T extends Attribute> @Nullable T attribute(String name, Class<T> type, String description) {
    Attribute value = op.getAttr(PREFIX + name);
    if (value == null || type.isInstance(value)) {
      return type.cast(value);
    }
    refuse("'" + PREFIX + name + "' must be " + description + ", but got " + value);
    return null;
  }

  private @Nullable String string(String name) {
    StringAttr value = attribute(name, StringAttr.class, "a string");
    return value == null ? null : value.value();
  }

  private @Nullable List<String> strings(String name) {
    ArrayAttr array = attribute(name, ArrayAttr.class, "an array of strings");
    return array == null ? null : strings(PREFIX + name, array);
  }

  private @Nullable List<String> strings(String name, ArrayAttr array) {
    List<String> strings = new ArrayList<>();
    for (Attribute element : array.elements()) {
      if (!(element instanceof StringAttr string)) {
        refuse("'" + name + "' must be an array of strings, but has " + element);
        return null;
      }
      strings.add(string.value());
    }
    return strings;
  }

  // ---- names -------------------------------------------------------------------------------------------------------

  private OperationParts named(OperationParts unnamed) {
    List<ValueGroup> operands = new ArrayList<>(unnamed.operands());
    List<String> names = names("operands", operands.size());
    for (int i = 0; names != null && i < operands.size(); i++) {
      ValueGroup group = operands.get(i);
      operands.set(i, new ValueGroup(names.get(i), group.constraint(), group.variadicity()));
    }
    List<ValueGroup> results = new ArrayList<>(unnamed.results());
    names = names("results", results.size());
    for (int i = 0; names != null && i < results.size(); i++) {
      ValueGroup group = results.get(i);
      results.set(i, new ValueGroup(names.get(i), group.constraint(), group.variadicity()));
    }
    List<RegionConstraint> regions = new ArrayList<>(unnamed.regions());
    names = names("regions", regions.size());
    for (int i = 0; names != null && i < regions.size(); i++) {
      RegionConstraint region = regions.get(i);
      regions.set(i, new RegionConstraint(names.get(i), region.arguments(), region.blocks()));
    }
    OperationParts named = new OperationParts(unnamed.constraints(), operands, results, unnamed.attributes(), regions);
    checkNames(named);
    return named;
  }

  private @Nullable List<String> names(String attribute, int count) {
    List<String> names = strings(attribute);
    if (names != null && names.size() != count) {
      refuse("'" + PREFIX + attribute + "' has " + names.size() + " names, but there are " + count + " " + attribute);
      return null;
    }
    return names;
  }

  private void checkNames(OperationParts named) {
    Set<String> seen = new HashSet<>();
    named.attributes().forEach(attribute -> seen.add(attribute.name()));
    named.operands().forEach(group -> checkName(group.name(), seen));
    named.results().forEach(group -> checkName(group.name(), seen));
    named.regions().forEach(region -> checkName(region.name(), seen));
  }

  private void checkName(String name, Set<String> seen) {
    if (!NAME.matcher(name).matches()) {
      refuse("'" + name + "' is no name: it must be made of letters, digits and '_'");
    } else if (!seen.add(name)) {
      refuse("two operands, results, attributes or regions have the name '" + name + "'");
    }
  }

  // ---- declarations ------------------------------------------------------------------------------------------------

  private void declare(OpDefinitionBuilder builder) {
    Inference inference = new Inference(parts);
    for (ValueGroup group : parts.operands()) {
      switch (group.variadicity()) {
        case SINGLE -> builder.operand(group.name(), inference.constraint(group));
        case OPTIONAL -> builder.optionalOperand(group.name(), inference.constraint(group));
        case VARIADIC -> builder.operands(group.name(), inference.constraint(group));
      }
    }
    for (ValueGroup group : parts.results()) {
      switch (group.variadicity()) {
        case SINGLE -> builder.result(group.name(), inference.constraint(group));
        case OPTIONAL -> builder.optionalResult(group.name(), inference.constraint(group));
        case VARIADIC -> builder.results(group.name(), inference.constraint(group));
      }
    }
    for (NamedConstraint attribute : parts.attributes()) {
      builder.attribute(attribute.name(), AttributeConstraints.ANY);
    }
    for (RegionConstraint region : parts.regions()) {
      builder.region(region.name(), RegionSpec.Shape.ANY);
    }
    if (Segments.ofOperands(parts.operands()).needAttribute()) {
      builder.traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS);
    }
    if (Segments.ofResults(parts.results()).needAttribute()) {
      builder.traits(Trait.ATTR_SIZED_RESULT_SEGMENTS);
    }
    inference.addTo(builder);
  }

  private void addTraits(OpDefinitionBuilder builder) {
    List<String> names = strings("traits");
    for (String name : names == null ? List.<String>of() : names) {
      Trait trait = TRAITS.get(name);
      if (trait == null) {
        refuse("unknown trait '" + name + "'");
      } else {
        builder.traits(trait);
      }
    }
  }

  private static boolean has(List<ValueGroup> groups, String name) {
    return groups.stream().anyMatch(group -> group.name().equals(name));
  }

  private void addEffects(OpDefinitionBuilder builder) {
    DictionaryAttr effects = attribute("effects", DictionaryAttr.class, "a dictionary");
    if (effects == null) {
      return;
    }
    if (effects.isEmpty()) {
      builder.traits(Trait.NO_MEMORY_EFFECT);
    }
    for (NamedAttribute effect : effects.entries()) {
      Consumer<@Nullable String> add = switch (effect.name()) {
        case "read" -> builder::reads;
        case "write" -> builder::writes;
        case "allocate" -> builder::allocates;
        case "free" -> builder::frees;
        default -> null;
      };
      if (add == null) {
        refuse("unknown memory effect '" + effect.name() + "'; there are read, write, allocate and free");
      } else if (effect.value() instanceof UnitAttr) {
        add.accept(null);
      } else {
        addEffect(effect, add);
      }
    }
  }

  private void addEffect(NamedAttribute effect, Consumer<@Nullable String> add) {
    if (!(effect.value() instanceof ArrayAttr array)) {
      refuse("the memory effect '" + effect.name() + "' must be an array of names, or a unit, but got "
          + effect.value());
      return;
    }
    List<String> names = strings(effect.name(), array);
    for (String name : names == null ? List.<String>of() : names) {
      if (has(parts.operands(), name) || has(parts.results(), name)) {
        add.accept(name);
      } else {
        refuse("the memory effect '" + effect.name() + "' is on '" + name + "', which is no operand or result");
      }
    }
  }

  private void addView(OpDefinitionBuilder builder) {
    String name = string("view");
    if (name == null) {
      return;
    }
    for (int group = 0; group < parts.operands().size(); group++) {
      ValueGroup source = parts.operands().get(group);
      if (source.name().equals(name) && source.variadicity() == Variadicity.SINGLE && hasFirstResult()) {
        int index = group;
        builder.implement(ViewLikeOpInterface.class, view -> view.operandGroup(index).get(0));
        return;
      }
    }
    refuse("'" + PREFIX + "view' must name an operand that is always there, and there must be a first result; got '"
        + name + "'");
  }

  private boolean hasFirstResult() {
    return !parts.results().isEmpty() && parts.results().get(0).variadicity() == Variadicity.SINGLE;
  }

  private void addDeallocation(OpDefinitionBuilder builder) {
    Attribute value = op.getAttr(PREFIX + "dealloc");
    if (value == null) {
      return;
    }
    String name = null;
    if (value instanceof StringAttr string) {
      name = string.value();
    } else if (value instanceof SymbolRefAttr symbol && symbol.nestedReferences().size() == 1) {
      name = symbol.rootReference() + "." + symbol.nestedReferences().get(0);
    }
    if (name == null || !exists(name)) {
      refuse("'" + PREFIX + "dealloc' must be an operation, but got " + value);
      return;
    }
    builder.implement(AllocationOpInterface.class, new Deallocation(name));
  }

  private boolean exists(String operation) {
    if (!operation.startsWith(namespace + ".")) {
      return op.context().operationName(operation).isRegistered();
    }
    Operation found = new SymbolTable(dialect).lookup(operation.substring(namespace.length() + 1));
    return found != null && found.name().equals(op.name());
  }
}
