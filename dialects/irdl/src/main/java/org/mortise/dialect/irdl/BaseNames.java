// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import java.util.HashMap;
import java.util.Map;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.CallSiteLoc;
import org.mortise.ir.attributes.DenseArrayAttr;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseResourceElementsAttr;
import org.mortise.ir.attributes.DenseStringsAttr;
import org.mortise.ir.attributes.DistinctAttr;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.FusedLoc;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.IntegerSetAttr;
import org.mortise.ir.attributes.NameLoc;
import org.mortise.ir.attributes.OpaqueAttr;
import org.mortise.ir.attributes.SparseElementsAttr;
import org.mortise.ir.attributes.StridedLayoutAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.NoneType;
import org.mortise.ir.types.OpaqueType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.TupleType;
import org.mortise.ir.types.UnrankedMemRefType;
import org.mortise.ir.types.UnrankedTensorType;
import org.mortise.ir.types.VectorType;

/**
 * The names of type and attribute kinds, such as {@code builtin.integer} and {@code llvm.ptr}. Dialect types are named
 * by the first word of their text, which in a few cases differs from MLIR's name.
 */
final class BaseNames {
  private static final String BUILTIN = "builtin";

  private static final Map<Class<? extends Type>, String> TYPES = Map.ofEntries(
      Map.entry(IntegerType.class, "builtin.integer"),
      Map.entry(IndexType.class, "builtin.index"),
      Map.entry(NoneType.class, "builtin.none"),
      Map.entry(MemRefType.class, "builtin.memref"),
      Map.entry(UnrankedMemRefType.class, "builtin.unranked_memref"),
      Map.entry(RankedTensorType.class, "builtin.tensor"),
      Map.entry(UnrankedTensorType.class, "builtin.unranked_tensor"),
      Map.entry(VectorType.class, "builtin.vector"),
      Map.entry(TupleType.class, "builtin.tuple"),
      Map.entry(ComplexType.class, "builtin.complex"),
      Map.entry(FunctionType.class, "builtin.function"),
      Map.entry(OpaqueType.class, "builtin.opaque"));

  private static final Map<Class<? extends Attribute>, String> ATTRIBUTES = attributes();

  private BaseNames() {}

  private static Map<Class<? extends Attribute>, String> attributes() {
    Map<Class<? extends Attribute>, String> names = new HashMap<>();
    names.put(IntegerAttr.class, "builtin.integer");
    names.put(FloatAttr.class, "builtin.float");
    names.put(StringAttr.class, "builtin.string");
    names.put(TypeAttr.class, "builtin.type");
    names.put(UnitAttr.class, "builtin.unit");
    names.put(ArrayAttr.class, "builtin.array");
    names.put(DictionaryAttr.class, "builtin.dictionary");
    names.put(SymbolRefAttr.class, "builtin.symbol_ref");
    names.put(AffineMapAttr.class, "builtin.affine_map");
    names.put(IntegerSetAttr.class, "builtin.integer_set");
    names.put(SparseElementsAttr.class, "builtin.sparse_elements");
    names.put(DenseResourceElementsAttr.class, "builtin.dense_resource_elements");
    names.put(DenseStringsAttr.class, "builtin.dense_string_elements");
    names.put(StridedLayoutAttr.class, "builtin.strided_layout");
    names.put(DistinctAttr.class, "builtin.distinct");
    names.put(OpaqueAttr.class, "builtin.opaque");
    names.put(UnknownLoc.class, "builtin.unknown_loc");
    names.put(NameLoc.class, "builtin.name_loc");
    names.put(FileLineColLoc.class, "builtin.file_line_loc");
    names.put(FusedLoc.class, "builtin.fused_loc");
    names.put(CallSiteLoc.class, "builtin.call_site_loc");
    return names;
  }

  static String of(Type type) {
    String known = TYPES.get(type.getClass());
    return known != null ? known : type.dialectNamespace() + "." + firstWord(type.toString(), '!');
  }

  static String of(Attribute attribute) {
    String known = ATTRIBUTES.get(attribute.getClass());
    if (known != null) {
      return known;
    }
    if (attribute instanceof DenseArrayAttr) {
      return "builtin.dense_array";
    }
    if (attribute instanceof DenseElementsAttr) {
      return "builtin.dense_int_or_fp_elements";
    }
    return attribute.dialectNamespace() + "." + firstWord(attribute.toString(), '#');
  }

  /** Returns the word after {@code !dialect.} or {@code !dialect<}; for a builtin type the whole text. */
  private static String firstWord(String text, char mark) {
    int start = 0;
    if (text.charAt(0) == mark) {
      while (start < text.length() && text.charAt(start) != '.' && text.charAt(start) != '<') {
        start++;
      }
      start++;
    }
    int end = start;
    while (end < text.length() && isPartOfWord(text.charAt(end))) {
      end++;
    }
    return text.substring(start, end);
  }

  private static boolean isPartOfWord(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '.' || c == '$';
  }

  /**
   * Returns whether a type or attribute kind exists: a builtin one, or any name in another loaded dialect.
   *
   * @param own the namespace of the dialect being defined, whose names are not known yet
   */
  static boolean exists(Context context, boolean ofType, String name, String own) {
    int dot = name.indexOf('.');
    String namespace = dot < 0 ? "" : name.substring(0, dot);
    if (!namespace.equals(BUILTIN)) {
      return !namespace.equals(own) && dot < name.length() - 1 && context.dialect(namespace) != null;
    }
    if (!ofType) {
      return ATTRIBUTES.containsValue(name) || name.equals("builtin.dense_array")
          || name.equals("builtin.dense_int_or_fp_elements");
    }
    return TYPES.containsValue(name) || FloatKind.byKeyword(name.substring(dot + 1)) != null;
  }
}
