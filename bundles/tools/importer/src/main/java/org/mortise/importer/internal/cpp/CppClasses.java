// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.cpp;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.expression.Expression;
import org.mortise.importer.internal.expression.Expressions;
import org.mortise.importer.records.Records;
import org.mortise.importer.records.TableRecord;

/** The C++ classes of types, attributes and interfaces, and what the instances of each are in dialect files. */
public final class CppClasses {
  private static final Map<String, String> TYPES = Map.ofEntries(
      Map.entry("Type", "any"), Map.entry("IntegerType", "integer"), Map.entry("IndexType", "index"),
      Map.entry("FloatType", "float"), Map.entry("NoneType", "none"), Map.entry("FunctionType", "function"),
      Map.entry("TupleType", "tuple"), Map.entry("ComplexType", "complex"), Map.entry("VectorType", "vector"),
      Map.entry("FixedVectorType", "fixed_vector"), Map.entry("ScalableVectorType", "scalable_vector"),
      Map.entry("TensorType", "tensor"), Map.entry("RankedTensorType", "ranked_tensor"),
      Map.entry("UnrankedTensorType", "unranked_tensor"), Map.entry("MemRefType", "memref"),
      Map.entry("UnrankedMemRefType", "unranked_memref"), Map.entry("BaseMemRefType", "any_memref"),
      Map.entry("ShapedType", "shaped"), Map.entry("OpaqueType", "opaque"), Map.entry("GraphType", "graph"),
      Map.entry("Float16Type", "f16"), Map.entry("BFloat16Type", "bf16"), Map.entry("FloatTF32Type", "tf32"),
      Map.entry("Float32Type", "f32"), Map.entry("Float64Type", "f64"), Map.entry("Float80Type", "f80"),
      Map.entry("Float128Type", "f128"));
  private static final Map<String, String> ATTRIBUTES = Map.ofEntries(
      Map.entry("Attribute", "any"), Map.entry("StringAttr", "string"), Map.entry("SymbolRefAttr", "symbol"),
      Map.entry("FlatSymbolRefAttr", "flat_symbol"), Map.entry("UnitAttr", "unit"), Map.entry("BoolAttr", "bool"),
      Map.entry("DictionaryAttr", "dictionary"), Map.entry("AffineMapAttr", "affine_map"),
      Map.entry("IntegerSetAttr", "integer_set"), Map.entry("LocationAttr", "location"),
      Map.entry("TypeAttr", "type"), Map.entry("ArrayAttr", "array"), Map.entry("DenseI8ArrayAttr", "array_i8"),
      Map.entry("DenseI16ArrayAttr", "array_i16"), Map.entry("DenseI32ArrayAttr", "array_i32"),
      Map.entry("DenseI64ArrayAttr", "array_i64"), Map.entry("DenseBoolArrayAttr", "array_bool"),
      Map.entry("DenseF32ArrayAttr", "array_f32"), Map.entry("DenseF64ArrayAttr", "array_f64"),
      Map.entry("ElementsAttr", "elements"), Map.entry("DenseElementsAttr", "elements"),
      Map.entry("DenseIntElementsAttr", "int_elements"), Map.entry("DenseFPElementsAttr", "float_elements"),
      Map.entry("DenseStringElementsAttr", "string_elements"), Map.entry("OpaqueAttr", "opaque"),
          Map.entry("DistinctAttr", "distinct"),
      Map.entry("DenseResourceElementsAttr", "resource_elements"), Map.entry("FloatAttr", "float"));

  /** Types of MLIR whose declaration is C++: their texts begin so. */
  private static final Map<String, String> SPIRV = Map.ofEntries(Map.entry("spirv::PointerType", "!spirv.ptr"),
      Map.entry("spirv::ArrayType", "!spirv.array"), Map.entry("spirv::RuntimeArrayType", "!spirv.rtarray"),
      Map.entry("spirv::StructType", "!spirv.struct"), Map.entry("spirv::ImageType", "!spirv.image"),
      Map.entry("spirv::SampledImageType", "!spirv.sampled_image"), Map.entry("spirv::SamplerType", "!spirv.sampler"),
      Map.entry("spirv::CooperativeMatrixType", "!spirv.coopmatrix"), Map.entry("spirv::MatrixType", "!spirv.matrix"),
      Map.entry("spirv::TensorArmType", "!spirv.arm.tensor"));

  private static final Pattern WRAPPING = Pattern.compile("\\s*`<`\\s*\\$\\w+\\s*`>`\\s*");

  private final Map<String, String> types = new HashMap<>();
  private final Map<String, String> attributes = new HashMap<>();
  private final Map<String, String> shortNames = new HashMap<>();
  private final Set<String> unnamed = new HashSet<>();
  private final Set<String> wrapping = new HashSet<>();
  private final Set<String> unknown = new TreeSet<>();

  /** Collects the classes of the definitions in all records of an import. */
  public CppClasses(List<Records> all) {
    all.forEach(this::addAll);
  }

  private void addAll(Records records) {
    for (TableRecord type : records.instancesOf("TypeDef")) {
      add(types, type, "!");
    }
    for (TableRecord attribute : records.instancesOf("AttrDef")) {
      add(attributes, attribute, "#");
    }
    for (TableRecord type : records.instancesOf("TypeInterface")) {
      addInterface(types, type);
    }
    for (TableRecord attribute : records.instancesOf("AttrInterface")) {
      addInterface(attributes, attribute);
    }
  }

  private void add(Map<String, String> classes, TableRecord definition, String prefix) {
    TableRecord dialect = definition.record("dialect");
    String mnemonic = definition.text("mnemonic");
    if (mnemonic.isEmpty()) {
      unnamed.add(CppText.simpleName(CppText.className(definition.text("cppType"))));
    }
    if (dialect == null || mnemonic.isEmpty() || dialect.text("name").equals("builtin")) {
      return;
    }
    String meaning = prefix + dialect.text("name") + "." + mnemonic;
    String name = CppText.className(definition.text("cppType"));
    classes.put(name, meaning);
    if (WRAPPING.matcher(definition.text("assemblyFormat")).matches()
        && definition.arguments("parameters").size() == 1) {
      wrapping.add(meaning);
    }
    shortNames.merge(prefix + CppText.simpleName(name), meaning, (one, other) -> one.equals(other) ? one : "");
  }

  private void addInterface(Map<String, String> classes, TableRecord type) {
    String name = type.text("cppInterfaceName");
    String space = CppText.className(type.text("cppNamespace") + "::");
    if (!TYPES.containsKey(name) && !ATTRIBUTES.containsKey(name)) {
      classes.putIfAbsent(space + name, "implements(" + name + ")");
      classes.putIfAbsent(name, "implements(" + name + ")");
    }
  }

  /** Returns which types are instances of a class, or null if the class is unknown. */
  public @Nullable Expression type(String className) {
    String name = CppText.className(className);
    String known = TYPES.getOrDefault(name, types.get(name));
    if (known == null && name.matches("Float\\d+E\\w+Type")) {
      known = "f" + name.substring(5, name.length() - 4);
    }
    if (known == null && SPIRV.containsKey(name)) {
      unknown.add(name);
      known = SPIRV.get(name);
    }
    return known != null ? Expressions.kind(known) : shortName("!", name);
  }

  /** Returns which attributes are instances of a class, or null if the class is unknown. */
  public @Nullable Expression attribute(String className) {
    String name = CppText.className(className);
    if (name.equals("IntegerAttr")) {
      return integerAttribute();
    }
    if (name.equals("DenseIntOrFPElementsAttr")) {
      return Expressions.anyOf(List.of(Expressions.kind("int_elements"), Expressions.kind("float_elements")));
    }
    if (name.equals("TypedAttr")) {
      return Expressions.nested("typed", Expressions.ANY);
    }
    String known = ATTRIBUTES.getOrDefault(name, attributes.get(name));
    return known != null ? Expressions.kind(known) : shortName("#", name);
  }

  /** Returns the expression of any {@code IntegerAttr}. */
  public static Expression integerAttribute() {
    return Expressions.anyOf(List.of(Expressions.kind("integer"), Expressions.kind("index")));
  }

  private @Nullable Expression shortName(String prefix, String name) {
    String meaning = shortNames.get(prefix + CppText.simpleName(name));
    if (meaning == null || meaning.isEmpty()) {
      unknown.add(name);
      return null;
    }
    return Expressions.kind(meaning);
  }

  /**
   * Returns the text of a type that only C++ declares, such as {@code !toy.command_buffer}: by convention the mnemonic
   * is the name of the class. Null if the class is no such type.
   */
  public @Nullable String byConvention(String className, String dialect) {
    String name = CppText.simpleName(CppText.className(className));
    return !name.endsWith("Type") || name.length() == 4 || unnamed.contains(name) ? null
        : "!" + dialect + "." + name.substring(0, name.length() - 4).replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_")
            .toLowerCase(Locale.ROOT);
  }

  /** Returns whether a type has one parameter, which it prints in angle brackets, such as {@code !toy.box<f32>}. */
  public boolean isWrapping(String type) {
    return wrapping.contains(type);
  }

  /** Returns the classes that were asked for and are unknown. */
  public Set<String> unknown() {
    return unknown;
  }
}
