// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.TupleType;
import org.mortise.ir.types.UnrankedTensorType;

/**
 * Defines the replacement of types, their decomposition into parts, and the results of functions that become arguments.
 * A type is decomposed first, and then each part is converted. A type without a rule is not converted. Of several rules
 * for a type, the last one added is applied first.
 *
 * <p>Immutable, and thread-safe if its callbacks are. Follows the converter of the document on bufferization of 2020,
 * whose argument materialization is called {@link TypeDecomposition#pack} here.
 */
public final class BufferTypeConverter {
  private record Rule<F>(Class<? extends Type> type, F action) {}

  private record Kind(Class<? extends Type> before, Class<? extends Type> after, ResultConversionKind kind) {}

  private final List<Rule<Function<Type, Type>>> conversions;
  private final List<Rule<TypeDecomposition<Type>>> decompositions;
  private final List<Kind> kinds;
  private final List<Materialization> sources;
  private final List<Materialization> targets;

  private BufferTypeConverter(Builder builder) {
    this.conversions = List.copyOf(builder.conversions);
    this.decompositions = List.copyOf(builder.decompositions);
    this.kinds = List.copyOf(builder.kinds);
    this.sources = List.copyOf(builder.sources);
    this.targets = List.copyOf(builder.targets);
  }

  /**
   * Returns a builder of a converter that changes nothing yet, and that materializes tensors and buffers from each
   * other.
   */
  public static Builder builder() {
    return new Builder();
  }

  /** Returns the type that replaces {@code type}, the type of a part. */
  public Type convert(Type type) {
    for (int i = conversions.size() - 1; i >= 0; i--) {
      Rule<Function<Type, Type>> rule = conversions.get(i);
      Type converted = rule.type().isInstance(type) ? rule.action().apply(type) : null;
      if (converted != null) {
        return converted;
      }
    }
    return type;
  }

  /** Returns the types of the parts before their conversion; null for a type that is not decomposed. */
  public @Nullable List<Type> decompose(Type type) {
    TypeDecomposition<Type> decomposition = decompositionOf(type);
    return decomposition == null ? null : decomposition.types(type);
  }

  /**
   * Returns the kind of conversion of results from {@code before} to {@code after}; {@code KEEP_AS_FUNCTION_RESULT} by
   * default.
   */
  public ResultConversionKind resultConversionKind(Type before, Type after) {
    for (int i = kinds.size() - 1; i >= 0; i--) {
      Kind kind = kinds.get(i);
      if (kind.before().isInstance(before) && kind.after().isInstance(after)) {
        return kind.kind();
      }
    }
    return ResultConversionKind.KEEP_AS_FUNCTION_RESULT;
  }

  Value pack(OpBuilder builder, Location location, Type type, List<Value> parts) {
    return decompositionOf(type).pack(builder, location, type, parts);
  }

  /** Returns the parts, or null if the type is not decomposed. */
  @Nullable List<Value> unpack(OpBuilder builder, Location location, Value value) {
    TypeDecomposition<Type> decomposition = decompositionOf(value.type());
    return decomposition == null ? null : decomposition.unpack(builder, location, value.type(), value);
  }

  /** Returns a value of the type before conversion. */
  Value toSource(OpBuilder builder, Location location, Type wanted, Value value) {
    return materialize(sources, builder, location, wanted, value);
  }

  /** Returns a value of the type after conversion. */
  Value toTarget(OpBuilder builder, Location location, Type wanted, Value value) {
    return materialize(targets, builder, location, wanted, value);
  }

  private static Value materialize(
      List<Materialization> ways, OpBuilder builder, Location location, Type wanted, Value value) {
    if (value.type() == wanted) {
      return value;
    }
    for (int i = ways.size() - 1; i >= 0; i--) {
      Value made = ways.get(i).materialize(builder, location, wanted, value);
      if (made != null && made.type() == wanted) {
        return made;
      }
    }
    throw new PreparationException(
        "no way to make a value of type '" + wanted + "' of one of type '" + value.type() + "'");
  }

  private @Nullable TypeDecomposition<Type> decompositionOf(Type type) {
    for (int i = decompositions.size() - 1; i >= 0; i--) {
      Rule<TypeDecomposition<Type>> rule = decompositions.get(i);
      if (rule.type().isInstance(type) && rule.action().types(type) != null) {
        return rule.action();
      }
    }
    return null;
  }

  /** Collects the rules. A callback that fails throws {@link PreparationException}. */
  public static final class Builder {
    private final List<Rule<Function<Type, Type>>> conversions = new ArrayList<>();
    private final List<Rule<TypeDecomposition<Type>>> decompositions = new ArrayList<>();
    private final List<Kind> kinds = new ArrayList<>();
    private final List<Materialization> sources = new ArrayList<>();
    private final List<Materialization> targets = new ArrayList<>();

    private Builder() {
      sources.add(BufferMaterializations::toTensor);
      targets.add(BufferMaterializations::toMemref);
    }

    /** Adds a conversion of types of a class. The function returns null to leave a type to the rules added before. */
    @SuppressWarnings("unchecked")
    public <T extends Type> Builder addConversion(Class<T> type, Function<? super T, ? extends Type> conversion) {
      conversions.add(new Rule<>(type, (Function<Type, Type>) conversion));
      return this;
    }

    /** Adds the conversion of tensors to memrefs of the same shape, without a layout, in the default memory space. */
    public Builder addTensorConversions() {
      return addConversion(RankedTensorType.class, BufferMaterializations::memrefOf)
          .addConversion(UnrankedTensorType.class, BufferMaterializations::memrefOf);
    }

    /** Adds a decomposition for values of a class of types. */
    @SuppressWarnings("unchecked")
    public <T extends Type> Builder addDecomposition(Class<T> type, TypeDecomposition<T> decomposition) {
      decompositions.add(new Rule<>(type, (TypeDecomposition<Type>) decomposition));
      return this;
    }

    /** Adds a decomposition that flattens tuples. */
    public Builder addTupleDecomposition(TupleDecomposition decomposition) {
      return addDecomposition(TupleType.class, decomposition);
    }

    /** Sets the kind of conversion of results from one class of types to another. */
    public Builder setResultConversionKind(
        Class<? extends Type> before, Class<? extends Type> after, ResultConversionKind kind) {
      kinds.add(new Kind(before, after, kind));
      return this;
    }

    /** Adds a materialization of values of the type before conversion, for operations that are not converted. */
    public Builder addSourceMaterialization(Materialization materialization) {
      sources.add(materialization);
      return this;
    }

    /**
     * Adds a materialization of values of the type after conversion, from results of operations that are not converted.
     */
    public Builder addTargetMaterialization(Materialization materialization) {
      targets.add(materialization);
      return this;
    }

    public BufferTypeConverter build() {
      return new BufferTypeConverter(this);
    }
  }
}
