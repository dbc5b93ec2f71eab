// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.symbols.SymbolTables;

/** Reads the body of a verified definition: its constraints, and the parts that refer to them. */
final class BodyReader {
  /** The depth to which constraints can be nested, since a check is recursive. */
  private static final int MAX_DEPTH = 200;

  /**
   * The types and attributes that a constraint may accept.
   *
   * @param all whether it may accept everything; for {@code irdl.all_of} decided by the first part, as in MLIR
   * @param parametric the definitions whose instances it may accept
   */
  private record Reach(boolean all, Set<ParameterizedDefinition> parametric) {}

  private final Operation owner;
  private final String namespace;
  private final Map<Operation, ParameterizedDefinition> definitions;
  private final Consumer<Diagnostic> errors;
  private final SymbolTables symbols = new SymbolTables();
  private final Map<Operation, Integer> numbers = new IdentityHashMap<>();
  private final List<Constraint> constraints = new ArrayList<>();
  private final List<Integer> depths = new ArrayList<>();
  private final List<Reach> reaches = new ArrayList<>();

  /**
   * Reads the constraints.
   *
   * @param owner the definition
   * @param namespace the namespace of its dialect
   * @param definitions all types and attributes of the text
   */
  BodyReader(
      Operation owner, String namespace, Map<Operation, ParameterizedDefinition> definitions,
      Consumer<Diagnostic> errors) {
    this.owner = owner;
    this.namespace = namespace;
    this.definitions = definitions;
    this.errors = errors;
    for (Operation op : owner.region(0).first().operations()) {
      Constraint constraint = constraint(op);
      if (constraint != null) {
        numbers.put(op, constraints.size());
        constraints.add(constraint);
        depths.add(depth(op));
        reaches.add(reach(constraint));
      }
    }
  }

  Constraints constraints() {
    return new Constraints(List.copyOf(constraints));
  }

  // ---- constraints -------------------------------------------------------------------------------------------------

  private @Nullable Constraint constraint(Operation op) {
    return switch (op.name().name()) {
      case "irdl.any" -> new Constraint.Any();
      case "irdl.is" -> new Constraint.Is(op.getAttr("expected"));
      case BaseOp.NAME -> base(BaseOp.of(op));
      case ParametricOp.NAME -> new Constraint.Parametric(definition(op, ParametricOp.of(op).baseTypeAttr()), args(op));
      case "irdl.all_of" -> new Constraint.AllOf(args(op));
      case "irdl.any_of" -> anyOf(op);
      case "irdl.c_pred" -> refused(op, "a constraint in C++ cannot be loaded");
      default -> null;
    };
  }

  private Constraint refused(Operation op, String message) {
    errors.accept(Diagnostic.error(op, message));
    return new Constraint.Any();
  }

  private Constraint base(BaseOp base) {
    SymbolRefAttr reference = base.baseRefAttr();
    if (reference != null) {
      return new Constraint.OfDefinition(definition(base.operation(), reference));
    }
    String text = base.baseNameAttr().value();
    boolean ofType = text.startsWith("!");
    String name = text.substring(1);
    return BaseNames.exists(base.context(), ofType, name, namespace) ? new Constraint.Base(ofType, name)
        : refused(base.operation(), "no registered " + (ofType ? "type" : "attribute") + " with name " + text);
  }

  private ParameterizedDefinition definition(Operation op, SymbolRefAttr reference) {
    return definitions.get(DefinitionReference.lookup(op, reference, symbols));
  }

  private int[] args(Operation op) {
    int[] found = new int[op.operandCount()];
    for (int i = 0; i < found.length; i++) {
      found[i] = numberOf(op.operand(i), op);
    }
    return found;
  }

  private int numberOf(Value value, Operation user) {
    Integer number = numbers.get(value.definingOp());
    if (number == null) {
      errors.accept(Diagnostic.error(user, "an operand is no constraint of this definition"));
    }
    return number == null ? 0 : number;
  }

  private int depth(Operation op) {
    int depth = 1;
    for (int i = 0; i < op.operandCount(); i++) {
      Integer number = numbers.get(op.operand(i).definingOp());
      depth = Math.max(depth, number == null ? 1 : depths.get(number) + 1);
    }
    if (depth == MAX_DEPTH + 1) {
      errors.accept(Diagnostic.error(op, "constraints are nested more than " + MAX_DEPTH + " deep"));
    }
    return depth;
  }

  // ---- alternatives ------------------------------------------------------------------------------------------------

  /**
   * As in MLIR, no alternative may accept everything, and at most one may be parametric for each definition: a failed
   * alternative could otherwise leave assigned constraint variables.
   */
  private Constraint anyOf(Operation op) {
    int[] alternatives = args(op);
    Set<ParameterizedDefinition> seen = new HashSet<>();
    for (int alternative : alternatives) {
      Reach reach = reaches.get(alternative);
      if (reach.all() || reach.parametric().stream().anyMatch(seen::contains)) {
        return refused(op, "any_of constraints are not in the correct form");
      }
      seen.addAll(reach.parametric());
    }
    return new Constraint.AnyOf(alternatives);
  }

  private Reach reach(Constraint constraint) {
    if (constraint instanceof Constraint.Any) {
      return new Reach(true, Set.of());
    }
    if (constraint instanceof Constraint.Parametric parametric) {
      return new Reach(false, Set.of(parametric.definition()));
    }
    if (constraint instanceof Constraint.AllOf allOf) {
      return reaches.get(allOf.parts()[0]);
    }
    Set<ParameterizedDefinition> parametric = new HashSet<>();
    if (constraint instanceof Constraint.AnyOf anyOf) {
      for (int alternative : anyOf.alternatives()) {
        parametric.addAll(reaches.get(alternative).parametric());
      }
    }
    return new Reach(false, parametric.isEmpty() ? Set.of() : parametric);
  }

  // ---- parts -------------------------------------------------------------------------------------------------------

  int[] parameters() {
    Operation parameters = part(ParametersOp.NAME);
    return parameters == null ? new int[0] : args(parameters);
  }

  OperationParts operation() {
    return new OperationParts(
        constraints(), values(OperandsOp.NAME, "operand"), values(ResultsOp.NAME, "result"), attributes(), regions());
  }

  private @Nullable Operation part(String name) {
    for (Operation op : owner.region(0).first().operations()) {
      if (op.name().name().equals(name)) {
        return op;
      }
    }
    return null;
  }

  private List<ValueGroup> values(String part, String kind) {
    Operation op = part(part);
    if (op == null) {
      return List.of();
    }
    List<Variadicity> variadicities = variadicities(op);
    List<ValueGroup> groups = new ArrayList<>();
    int[] numbersOfArgs = args(op);
    for (int i = 0; i < numbersOfArgs.length; i++) {
      groups.add(new ValueGroup(kind + i, numbersOfArgs[i], variadicities.get(i)));
    }
    return groups;
  }

  private static List<Variadicity> variadicities(Operation op) {
    ValuesOp view = op.name().name().equals(OperandsOp.NAME) ? OperandsOp.of(op) : ResultsOp.of(op);
    return view.variadicityAttr().values();
  }

  private List<NamedConstraint> attributes() {
    Operation op = part(AttributesOp.NAME);
    List<NamedConstraint> attributes = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (int i = 0; op != null && i < op.operandCount(); i++) {
      String name = ((StringAttr) AttributesOp.of(op).attributeValueNamesAttr().get(i)).value();
      if (!names.add(name)) {
        errors.accept(Diagnostic.error(op, "attribute '" + name + "' is declared twice"));
      }
      attributes.add(new NamedConstraint(name, numberOf(op.operand(i), op)));
    }
    return attributes;
  }

  private List<RegionConstraint> regions() {
    Operation op = part(RegionsOp.NAME);
    List<RegionConstraint> regions = new ArrayList<>();
    for (int i = 0; op != null && i < op.operandCount(); i++) {
      Operation region = op.operand(i).definingOp();
      if (region == null || !region.name().name().equals(RegionOp.NAME)) {
        errors.accept(Diagnostic.error(op, "an operand is no region of this definition"));
      } else {
        regions.add(region("region" + i, region));
      }
    }
    return regions;
  }

  private RegionConstraint region(String name, Operation region) {
    RegionOp view = RegionOp.of(region);
    IntegerAttr blocks = view.numberOfBlocksAttr();
    boolean isConstrained = view.constrainedArgumentsAttr() != null;
    return new RegionConstraint(
        name, isConstrained ? args(region) : null, blocks == null ? 0 : (int) blocks.longValue());
  }
}
