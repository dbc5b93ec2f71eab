// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.TupleType;
import org.mortise.ir.types.UnrankedTensorType;

/**
 * Says which types take the place of which, in which parts a type is taken, and which results of functions become
 * arguments. A type is decomposed first, and then each part is converted; a type for which nothing has been said stays
 * as it is. Of several rules for a type the one that was added last is asked first.
 *
 * <p>Immutable, and can be used by several threads if its callbacks can. Follows the converter of the document on
 * bufferization of 2020; what that calls an argument materialization is {@link TypeDecomposition#pack}.
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

  /** A converter that changes nothing yet, and knows how tensors and buffers become each other. */
  public static Builder builder() {
    return new Builder();
  }

  /** The type that takes the place of a part. */
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

  /** The types of the parts, not yet converted; null for a type that is not decomposed. */
  public List<Type> decompose(Type type) {
    TypeDecomposition<Type> decomposition = decompositionOf(type);
    return decomposition == null ? null : decomposition.types(type);
  }

  /** What becomes of a result whose type is converted in this way, by default {@code KEEP_AS_FUNCTION_RESULT}. */
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

  /** The parts, or null if the type is not decomposed. */
  List<Value> unpack(OpBuilder builder, Location location, Value value) {
    TypeDecomposition<Type> decomposition = decompositionOf(value.type());
    return decomposition == null ? null : decomposition.unpack(builder, location, value.type(), value);
  }

  /** A value of the type before conversion. */
  Value toSource(OpBuilder builder, Location location, Type wanted, Value value) {
    return materialize(sources, builder, location, wanted, value);
  }

  /** A value of the type after conversion. */
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

  private TypeDecomposition<Type> decompositionOf(Type type) {
    for (int i = decompositions.size() - 1; i >= 0; i--) {
      Rule<TypeDecomposition<Type>> rule = decompositions.get(i);
      if (rule.type().isInstance(type) && rule.action().types(type) != null) {
        return rule.action();
      }
    }
    return null;
  }

  /** Collects the rules. A callback that cannot do its work throws {@link PreparationException}. */
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

    /** Converts types of a class; null leaves one to the rules that were added before. */
    @SuppressWarnings("unchecked")
    public <T extends Type> Builder addConversion(Class<T> type, Function<? super T, ? extends Type> conversion) {
      conversions.add(new Rule<>(type, (Function<Type, Type>) conversion));
      return this;
    }

    /** Makes tensors buffers of the same shape, without a layout, in the default memory space. */
    public Builder addTensorConversions() {
      return addConversion(RankedTensorType.class, BufferMaterializations::memrefOf)
          .addConversion(UnrankedTensorType.class, BufferMaterializations::memrefOf);
    }

    /** Takes values of a class of types apart. */
    @SuppressWarnings("unchecked")
    public <T extends Type> Builder addDecomposition(Class<T> type, TypeDecomposition<T> decomposition) {
      decompositions.add(new Rule<>(type, (TypeDecomposition<Type>) decomposition));
      return this;
    }

    /** Flattens tuples. */
    public Builder addTupleDecomposition(TupleDecomposition decomposition) {
      return addDecomposition(TupleType.class, decomposition);
    }

    /** Says what becomes of results whose type is converted from one class of types to another. */
    public Builder setResultConversionKind(
        Class<? extends Type> before, Class<? extends Type> after, ResultConversionKind kind) {
      kinds.add(new Kind(before, after, kind));
      return this;
    }

    /** Makes a value of the type before conversion for operations that are not converted. */
    public Builder addSourceMaterialization(Materialization materialization) {
      sources.add(materialization);
      return this;
    }

    /** Makes a value of the type after conversion from what operations that are not converted give. */
    public Builder addTargetMaterialization(Materialization materialization) {
      targets.add(materialization);
      return this;
    }

    public BufferTypeConverter build() {
      return new BufferTypeConverter(this);
    }
  }
}
