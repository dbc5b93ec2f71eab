// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.types.FunctionType;

/**
 * Converts types to a target's types, each to any number of types. The rule added last takes precedence.
 * Materializations create values of one type from values of another:
 * <ul>
 * <li>a <em>source</em> materialization creates a value of the old type from the converted values, for operations that
 * stay;
 * <li>a <em>target</em> materialization creates a value of a converted type, for operations that patterns create;
 * <li>an <em>argument</em> materialization creates the value of an old block argument from the new arguments; the
 * default is a target materialization.
 * </ul>
 * A type is converted once; the result is cached. Must be complete when the first conversion begins; then thread-safe
 * if the rules are.
 */
public class TypeConverter {
  /** Converts types. */
  @FunctionalInterface
  public interface TypeRule {
    /** Returns the types that replace {@code type}; null if this rule does not apply. */
    @Nullable ConvertedTypes convert(Type type);
  }

  /** Converts the types of single values, depending on the values. */
  @FunctionalInterface
  public interface ValueRule {
    /** Returns the types that replace the type of {@code value}; null if this rule does not apply. */
    @Nullable ConvertedTypes convert(Value value);
  }

  private record Rule(@Nullable TypeRule ofType, @Nullable ValueRule ofValue) {}

  private final List<Rule> rules = new ArrayList<>();
  private final List<Materialization> source = new ArrayList<>();
  private final List<Materialization> target = new ArrayList<>();
  private final List<Materialization> argument = new ArrayList<>();
  private final List<Materialization.Multiple> multipleTarget = new ArrayList<>();
  private final Map<Type, ConvertedTypes> converted = new ConcurrentHashMap<>();
  private boolean dependsOnValues;

  // ---- rules -------------------------------------------------------------------------------------------------------

  /** Adds a rule that converts a type to one type; if it returns null, earlier rules are tried. */
  public final void addConversion(Function<Type, @Nullable Type> rule) {
    addTypeRule(type -> {
      Type result = rule.apply(type);
      return result == null ? null : ConvertedTypes.of(result);
    });
  }

  /** Adds a rule for types of one class; if it returns null, earlier rules are tried. */
  public final <T extends Type> void addConversion(Class<T> type, Function<T, @Nullable Type> rule) {
    addConversion(from -> type.isInstance(from) ? rule.apply(type.cast(from)) : null);
  }

  /** Adds a rule that can also fail, or convert a type to any number of types. */
  public final void addTypeRule(TypeRule rule) {
    rules.add(new Rule(rule, null));
    converted.clear();
  }

  /**
   * Adds a rule that depends on the value. It is not applied to types without values, such as the result types of a
   * function. Its results are not cached.
   */
  public final void addValueRule(ValueRule rule) {
    rules.add(new Rule(null, rule));
    dependsOnValues = true;
  }

  /** Adds a materialization of values of old types; if it returns null, earlier ones are tried. */
  public final void addSourceMaterialization(Materialization materialization) {
    source.add(materialization);
  }

  /** Adds a materialization of values of converted types; if it returns null, earlier ones are tried. */
  public final void addTargetMaterialization(Materialization materialization) {
    target.add(materialization);
  }

  /** Adds a materialization of all values of a 1:N conversion; if it returns null, earlier ones are tried. */
  public final void addMultipleTargetMaterialization(Materialization.Multiple materialization) {
    multipleTarget.add(materialization);
  }

  /** Adds a materialization of old block arguments; if it returns null, earlier ones are tried. */
  public final void addArgumentMaterialization(Materialization materialization) {
    argument.add(materialization);
  }

  // ---- types -------------------------------------------------------------------------------------------------------

  /** Returns the types that replace {@code type}; null if it cannot be converted. */
  public final @Nullable List<Type> convertTypes(Type type) {
    ConvertedTypes known = converted.get(type);
    if (known == null) {
      known = apply(type, null);
      converted.putIfAbsent(type, known);
    }
    return known == ConvertedTypes.FAILURE ? null : known.types();
  }

  /** Returns the types that replace the type of {@code value}; null if it cannot be converted. */
  public final @Nullable List<Type> convertTypes(Value value) {
    if (!dependsOnValues) {
      return convertTypes(value.type());
    }
    ConvertedTypes types = apply(value.type(), value);
    return types == ConvertedTypes.FAILURE ? null : types.types();
  }

  private ConvertedTypes apply(Type type, @Nullable Value value) {
    for (int i = rules.size() - 1; i >= 0; i--) {
      Rule rule = rules.get(i);
      ConvertedTypes result = null;
      if (rule.ofType() != null) {
        result = rule.ofType().convert(type);
      } else if (value != null) {
        result = rule.ofValue().convert(value);
      }
      if (result != null) {
        return result;
      }
    }
    return ConvertedTypes.FAILURE;
  }

  /** Returns the only type that replaces {@code type}; null if it cannot be converted to exactly one type. */
  public final @Nullable Type convertType(Type type) {
    List<Type> types = convertTypes(type);
    return types != null && types.size() == 1 ? types.get(0) : null;
  }

  /** Returns the only type that replaces the type of {@code value}; null as in {@link #convertType(Type)}. */
  public final @Nullable Type convertType(Value value) {
    List<Type> types = convertTypes(value);
    return types != null && types.size() == 1 ? types.get(0) : null;
  }

  /** Returns all types that replace {@code types}, in order; null if a type cannot be converted. */
  public final @Nullable List<Type> convertAll(List<? extends Type> types) {
    List<Type> all = new ArrayList<>(types.size());
    for (Type type : types) {
      List<Type> some = convertTypes(type);
      if (some == null) {
        return null;
      }
      all.addAll(some);
    }
    return all;
  }

  /**
   * Returns the type of the value that represents the converted {@code parts} of a value of {@code type} for patterns
   * that take one value for each operand; the default is {@code type}. If it differs, a target materialization creates
   * the value.
   *
   * @param parts the types that replace {@code type}, zero or several
   */
  protected Type wholeType(Type type, List<Type> parts) {
    return type;
  }

  /** Returns whether {@code type} is converted to itself. */
  public final boolean isLegal(Type type) {
    return convertType(type) == type;
  }

  /** Returns whether the type of {@code value} is converted to itself. */
  public final boolean isLegal(Value value) {
    return convertType(value) == value.type();
  }

  /** Returns whether all types are converted to themselves. */
  public final boolean areLegal(List<? extends Type> types) {
    for (Type type : types) {
      if (!isLegal(type)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether the types of the operands and results of {@code op} are converted to themselves. */
  public final boolean isLegal(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (!isLegal(op.operand(i))) {
        return false;
      }
    }
    for (int i = 0; i < op.resultCount(); i++) {
      if (!isLegal(op.result(i))) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether the types of the arguments of all blocks in {@code region} are converted to themselves. */
  public final boolean isLegal(Region region) {
    for (Block block = region.first(); block != null; block = block.next()) {
      for (int i = 0; i < block.argumentCount(); i++) {
        if (!isLegal(block.argument(i))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns whether the types of the arguments and results of a signature are converted to themselves. */
  public final boolean isSignatureLegal(FunctionType type) {
    return areLegal(type.inputs()) && areLegal(type.results());
  }

  // ---- signatures --------------------------------------------------------------------------------------------------

  /** Adds the converted types of an argument to {@code signature}. Returns whether the type can be converted. */
  public final boolean convertSignatureArg(int index, Type type, SignatureConversion signature) {
    List<Type> types = convertTypes(type);
    if (types == null) {
      return false;
    }
    signature.addInputs(index, types);
    return true;
  }

  /**
   * Adds the converted types of arguments, the first of which is the old argument {@code offset}, to {@code signature}.
   * Returns whether all types can be converted.
   */
  public final boolean convertSignatureArgs(List<? extends Type> types, SignatureConversion signature, int offset) {
    for (int i = 0; i < types.size(); i++) {
      if (!convertSignatureArg(offset + i, types.get(i), signature)) {
        return false;
      }
    }
    return true;
  }

  /** Like {@link #convertSignatureArgs(List, SignatureConversion, int)} from the first argument on. */
  public final boolean convertSignatureArgs(List<? extends Type> types, SignatureConversion signature) {
    return convertSignatureArgs(types, signature, 0);
  }

  /** Returns the conversion of the arguments of {@code block}; null if a type cannot be converted. */
  public final @Nullable SignatureConversion convertBlockSignature(Block block) {
    SignatureConversion signature = new SignatureConversion(block.argumentCount());
    for (int i = 0; i < block.argumentCount(); i++) {
      List<Type> types = convertTypes(block.argument(i));
      if (types == null) {
        return null;
      }
      signature.addInputs(i, types);
    }
    return signature;
  }

  // ---- materializations --------------------------------------------------------------------------------------------

  /** Returns a value of the old type {@code type} created from {@code inputs}; null if there is no materialization. */
  public final @Nullable Value materializeSource(
      OpBuilder builder, Type type, List<? extends Value> inputs, Location location) {
    return materialize(source, builder, type, inputs, location);
  }

  /** Returns a value of the converted type {@code type} created from {@code inputs}; null if impossible. */
  public final @Nullable Value materializeTarget(
      OpBuilder builder, Type type, List<? extends Value> inputs, Location location) {
    return materialize(target, builder, type, inputs, location);
  }

  /** Returns a value that replaces an old block argument; null if there is no materialization. */
  public final @Nullable Value materializeArgument(
      OpBuilder builder, Type type, List<? extends Value> inputs, Location location) {
    return materialize(argument, builder, type, inputs, location);
  }

  /** Returns values of the converted types {@code types} created from {@code inputs}; null if impossible. */
  public final @Nullable List<Value> materializeTargets(
      OpBuilder builder, List<Type> types, List<? extends Value> inputs, Location location) {
    for (int i = multipleTarget.size() - 1; i >= 0; i--) {
      List<Value> values = multipleTarget.get(i).materialize(builder, types, inputs, location);
      if (values != null) {
        return values;
      }
    }
    Value value = types.size() == 1 ? materializeTarget(builder, types.get(0), inputs, location) : null;
    return value == null ? null : List.of(value);
  }

  private static @Nullable Value materialize(List<Materialization> materializations, OpBuilder builder, Type type,
      List<? extends Value> inputs, Location location) {
    for (int i = materializations.size() - 1; i >= 0; i--) {
      Value value = materializations.get(i).materialize(builder, type, inputs, location);
      if (value != null) {
        return value;
      }
    }
    return null;
  }
}
