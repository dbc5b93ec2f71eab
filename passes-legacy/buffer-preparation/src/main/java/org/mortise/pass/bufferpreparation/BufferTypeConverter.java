// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferpreparation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.bufferization.BufferizationConversions;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConvertedTypes;
import org.mortise.ir.conversion.TypeConverter;
import org.mortise.ir.types.TupleType;
import org.mortise.pass.bufferpreparation.Parts.Part;

/**
 * The type converter of the preparation phase. It also defines the decomposition of types into parts at the boundaries
 * of functions, and which results of functions become arguments. A type is decomposed first, then each part is
 * converted, to one type. Types without a rule stay as they are. Of several rules for a type, the last one added is
 * applied first. Tensors and buffers are materialized from each other by {@code bufferization.to_tensor} and {@code
 * to_buffer}, buffers of different layouts by casts or copies.
 *
 * <p>Three callbacks belong to a decomposition: {@link #addDecomposeTypeConversion}, {@link
 * #addDecomposeValueConversion} (unpacking) and {@link #addArgumentMaterialization(Class, Packing)} (packing). A value
 * that is packed from converted parts has a type of its own: for tuples the tuple of the converted elements, for others
 * the type itself.
 *
 * <p>Follows the {@code BufferizeTypeConverter} of the document on bufferization of 2020. As other converters complete
 * when the first conversion begins; then thread-safe if the callbacks are.
 */
public final class BufferTypeConverter extends TypeConverter {
  /** Unpacks values of a decomposed type. */
  @FunctionalInterface
  public interface Unpacking<T extends Type> {
    /** Returns the parts of {@code value}, of the types that the decomposition of its type gives; null to refuse. */
    @Nullable List<Value> unpack(OpBuilder builder, Location location, T type, Value value);
  }

  /** Packs parts to values of a decomposed type. */
  @FunctionalInterface
  public interface Packing<T extends Type> {
    /** Returns a value of {@code type} packed from {@code parts}; null to leave it to the packings added before. */
    @Nullable Value pack(OpBuilder builder, T type, List<? extends Value> parts, Location location);
  }

  private record Rule<F>(Class<? extends Type> type, F action) {}

  private record Kind(Class<? extends Type> before, Class<? extends Type> after, ResultConversionKind kind) {}

  private final List<Rule<Function<Type, @Nullable List<Type>>>> decompositions = new ArrayList<>();
  private final List<Rule<Unpacking<Type>>> unpackings = new ArrayList<>();
  private final List<Rule<Packing<Type>>> packings = new ArrayList<>();
  private final List<Kind> kinds = new ArrayList<>();
  private final Map<Type, Parts> parts = new ConcurrentHashMap<>();

  /** Creates a converter that keeps all types unchanged. */
  public BufferTypeConverter() {
    addConversion(type -> type);
    BufferizationConversions.addMaterializations(this);
    addSourceMaterialization(this::packSources);
    addArgumentMaterialization(this::packSources);
    addTargetMaterialization(this::packTargets);
    addMultipleTargetMaterialization(this::unpackTargets);
  }

  // ---- rules -------------------------------------------------------------------------------------------------------

  /** Adds the conversion of tensors to memrefs of the same shape, without a layout, in the default memory space. */
  public void addTensorConversions() {
    BufferizationConversions.addTensorConversions(this);
  }

  /**
   * Adds a decomposition of types of a class. The callback returns the types of all parts, or null to leave a type to
   * the rules that were added before.
   */
  public <T extends Type> void addDecomposeTypeConversion(Class<T> type, Function<T, @Nullable List<Type>> callback) {
    decompositions.add(new Rule<>(type, from -> callback.apply(type.cast(from))));
    addTypeRule(from -> {
      List<Type> types = type.isInstance(from) ? callback.apply(type.cast(from)) : null;
      List<Type> converted = types == null ? null : convertAll(types);
      if (converted == null) {
        return types == null ? null : ConvertedTypes.FAILURE;
      }
      return converted.size() == types.size() ? ConvertedTypes.ofAll(converted) : ConvertedTypes.FAILURE;
    });
  }

  /** Adds the unpacking of values of a class of types. */
  public <T extends Type> void addDecomposeValueConversion(Class<T> type, Unpacking<T> callback) {
    unpackings.add(new Rule<>(type, (builder, location, from, value) ->
        callback.unpack(builder, location, type.cast(from), value)));
  }

  /** Adds the packing of values of a class of types. */
  public <T extends Type> void addArgumentMaterialization(Class<T> type, Packing<T> callback) {
    packings.add(new Rule<>(type, (builder, wanted, values, location) ->
        callback.pack(builder, type.cast(wanted), values, location)));
  }

  /** Sets the kind of conversion of function results from one class of types to another. */
  public void setResultConversionKind(
      Class<? extends Type> before, Class<? extends Type> after, ResultConversionKind kind) {
    kinds.add(new Kind(before, after, kind));
    parts.clear();
  }

  // ---- types -------------------------------------------------------------------------------------------------------

  /**
   * Returns the kind of conversion of results from {@code before} to {@code after}; {@code KEEP_AS_FUNCTION_RESULT} by
   * default.
   */
  public ResultConversionKind getResultConversionKind(Type before, Type after) {
    for (int i = kinds.size() - 1; i >= 0; i--) {
      Kind kind = kinds.get(i);
      if (kind.before().isInstance(before) && kind.after().isInstance(after)) {
        return kind.kind();
      }
    }
    return ResultConversionKind.KEEP_AS_FUNCTION_RESULT;
  }

  /** Returns the types of the parts before their conversion; null for a type that is not decomposed. */
  public @Nullable List<Type> tryDecomposeType(Type type) {
    for (int i = decompositions.size() - 1; i >= 0; i--) {
      Rule<Function<Type, @Nullable List<Type>>> rule = decompositions.get(i);
      List<Type> types = rule.type().isInstance(type) ? rule.action().apply(type) : null;
      if (types != null) {
        return types;
      }
    }
    return null;
  }

  /** Returns the parts of a value of {@code type}; null if it cannot be converted. */
  @Nullable Parts partsOf(Type type) {
    Parts known = parts.get(type);
    if (known == null) {
      known = computeParts(type);
      if (known != null) {
        parts.put(type, known);
      }
    }
    return known;
  }

  private @Nullable Parts computeParts(Type type) {
    List<Type> after = convertTypes(type);
    if (after == null) {
      return null;
    }
    List<Type> decomposed = tryDecomposeType(type);
    List<Type> before = decomposed == null ? List.of(type) : decomposed;
    if (before.size() != after.size()) {
      return null;
    }
    List<Part> list = new ArrayList<>(after.size());
    for (int i = 0; i < after.size(); i++) {
      list.add(new Part(before.get(i), after.get(i), getResultConversionKind(before.get(i), after.get(i))
          == ResultConversionKind.APPEND_TO_ARGUMENTS_LIST));
    }
    return new Parts(type, List.copyOf(list));
  }

  @Override
  protected Type wholeType(Type type, List<Type> partTypes) {
    Parts known = partsOf(type);
    if (!(type instanceof TupleType tuple) || known == null || known.keepTypes() || known.size() != partTypes.size()) {
      return type;
    }
    return TupleDecomposition.withElements(tuple, partTypes);
  }

  // ---- values ------------------------------------------------------------------------------------------------------

  /** Returns the parts of {@code value}; null if its type is not decomposed or no callback applies. */
  public @Nullable List<Value> tryDecomposeValue(OpBuilder builder, Location location, Value value) {
    List<Type> types = tryDecomposeType(value.type());
    if (types == null) {
      return null;
    }
    for (int i = unpackings.size() - 1; i >= 0; i--) {
      Rule<Unpacking<Type>> rule = unpackings.get(i);
      if (rule.type().isInstance(value.type())) {
        List<Value> values = rule.action().unpack(builder, location, value.type(), value);
        return values != null && haveTypes(values, types) ? values : null;
      }
    }
    return null;
  }

  private static boolean haveTypes(List<? extends Value> values, List<Type> types) {
    if (values.size() != types.size()) {
      return false;
    }
    for (int i = 0; i < types.size(); i++) {
      if (values.get(i).type() != types.get(i)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the converted parts of {@code value}, created at the builder's position; null if that is not possible. */
  @Nullable List<Value> convertedParts(OpBuilder builder, Location location, Value value, List<Type> types) {
    List<Value> values = tryDecomposeValue(builder, location, value);
    if (values == null || values.size() != types.size()) {
      return null;
    }
    List<Value> converted = new ArrayList<>(values.size());
    OpBuilder.InsertionPoint end = builder.saveInsertionPoint();
    for (int i = 0; i < values.size(); i++) {
      builder.setInsertionPointAfterValue(values.get(i));
      Value part = values.get(i).type() == types.get(i) ? values.get(i)
          : materializeTarget(builder, types.get(i), List.of(values.get(i)), location);
      if (part == null) {
        return null;
      }
      converted.add(part);
    }
    builder.restoreInsertionPoint(end);
    return converted;
  }

  private @Nullable Value pack(OpBuilder builder, Type type, List<? extends Value> values, Location location) {
    for (int i = packings.size() - 1; i >= 0; i--) {
      Rule<Packing<Type>> rule = packings.get(i);
      Value packed = rule.type().isInstance(type) ? rule.action().pack(builder, type, values, location) : null;
      if (packed != null) {
        return packed.type() == type ? packed : null;
      }
    }
    return null;
  }

  /** Packs converted parts to a value of an old type. */
  private @Nullable Value packSources(
      OpBuilder builder, Type type, List<? extends Value> inputs, Location location) {
    List<Type> types = tryDecomposeType(type);
    if (types == null || types.size() != inputs.size()) {
      return null;
    }
    List<Value> sources = new ArrayList<>(types.size());
    for (int i = 0; i < types.size(); i++) {
      Value input = inputs.get(i);
      Value source = input.type() == types.get(i) ? input
          : materializeSource(builder, types.get(i), List.of(input), location);
      if (source == null) {
        return null;
      }
      sources.add(source);
    }
    return pack(builder, type, sources, location);
  }

  /** Packs converted parts to the value that represents them, or unpacks a value with one part. */
  private @Nullable Value packTargets(
      OpBuilder builder, Type type, List<? extends Value> inputs, Location location) {
    List<Type> types = tryDecomposeType(type);
    if (types != null) {
      return haveTypes(inputs, types) ? pack(builder, type, inputs, location) : null;
    }
    List<Value> single = inputs.size() != 1 ? null
        : convertedParts(builder, location, inputs.get(0), List.of(type));
    return single == null ? null : single.get(0);
  }

  private @Nullable List<Value> unpackTargets(
      OpBuilder builder, List<Type> types, List<? extends Value> inputs, Location location) {
    return inputs.size() == 1 ? convertedParts(builder, location, inputs.get(0), types) : null;
  }
}
