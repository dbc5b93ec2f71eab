// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.types;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.VectorType;

/** The types valid in LLVM IR, and their syntax when nested in types of the dialect. */
public final class LlvmTypes {
  /** The namespace of the dialect. */
  public static final String NAMESPACE = "llvm";

  private LlvmTypes() {}

  /** Returns the words with which types begin. */
  public static List<String> names() {
    return Stream.concat(
        Stream.of(PointerType.MNEMONIC, StructType.MNEMONIC, ArrayType.MNEMONIC, LlvmFunctionType.MNEMONIC,
            LlvmVectorType.MNEMONIC, TargetExtType.MNEMONIC),
        Arrays.stream(PrimitiveType.Kind.values()).map(PrimitiveType.Kind::keyword)).toList();
  }

  /** Parses a type after {@code !llvm.}. */
  public static Type parse(AsmParser parser) {
    return new LlvmTypeParser(parser).parse();
  }

  /** Parses a type whose prefix {@code !llvm.} may be omitted, as inside types of the dialect. */
  public static Type parseNested(AsmParser parser) {
    return new LlvmTypeParser(parser).parseNested();
  }

  /** Prints a type, omitting the prefix {@code !llvm.} for types valid in LLVM IR. */
  public static void printNested(AsmPrinter printer, Type type) {
    if (type.dialectNamespace().equals(NAMESPACE) && isCompatible(type)) {
      printer.printNested(() -> type.print(printer));
    } else {
      printer.printType(type);
    }
  }

  static void printNested(AsmPrinter printer, List<Type> types) {
    String separator = "";
    for (Type type : types) {
      printer.print(separator);
      printNested(printer, type);
      separator = ", ";
    }
  }

  static void check(@Nullable String problem) {
    if (problem != null) {
      throw new IllegalArgumentException(problem);
    }
  }

  // ---- kinds of types ----------------------------------------------------------------------------------------------

  /** Returns whether a type is valid in LLVM IR: a dialect type, number or vector with only valid nested types. */
  public static boolean isCompatible(Type type) {
    if (!hasParts(type)) {
      return isCompatibleByItself(type);
    }
    Set<Type> known = new HashSet<>();
    Deque<Type> pending = new ArrayDeque<>();
    pending.add(type);
    while (!pending.isEmpty()) {
      Type next = pending.removeLast();
      if (!isCompatibleByItself(next)) {
        return false;
      }
      if (hasParts(next) && known.add(next)) {
        addParts(next, pending);
      }
    }
    return true;
  }

  private static boolean hasParts(Type type) {
    return type instanceof StructType || type instanceof ArrayType || type instanceof LlvmFunctionType
        || type instanceof TargetExtType;
  }

  private static void addParts(Type type, Deque<Type> pending) {
    if (type instanceof StructType struct) {
      pending.addAll(struct.elementTypes());
    } else if (type instanceof ArrayType array) {
      pending.add(array.elementType());
    } else if (type instanceof LlvmFunctionType function) {
      pending.add(function.returnType());
      pending.addAll(function.parameters());
    } else {
      pending.addAll(((TargetExtType) type).types());
    }
  }

  /** Returns whether a type is valid in LLVM IR, ignoring nested types. */
  private static boolean isCompatibleByItself(Type type) {
    if (type instanceof IntegerType integer) {
      return integer.isSignless();
    }
    if (type instanceof VectorType vector) {
      return vector.rank() == 1 && (isNumber(vector.elementType()) || vector.elementType() instanceof PointerType);
    }
    return isFloat(type) || type.dialectNamespace().equals(NAMESPACE);
  }

  private static boolean isNumber(Type type) {
    return type instanceof IntegerType integer ? integer.isSignless() : isFloat(type);
  }

  /** Returns whether a type is a builtin float of LLVM IR or {@code !llvm.ppc_fp128}. */
  public static boolean isFloat(Type type) {
    if (type instanceof FloatType number) {
      FloatKind kind = number.kind();
      return kind == FloatKind.BF16 || kind == FloatKind.F16 || kind == FloatKind.F32 || kind == FloatKind.F64
          || kind == FloatKind.F80 || kind == FloatKind.F128;
    }
    return isPrimitive(type, PrimitiveType.Kind.PPC_FP128);
  }

  /** Returns whether a type is {@code !llvm.void}. */
  public static boolean isVoid(Type type) {
    return isPrimitive(type, PrimitiveType.Kind.VOID);
  }

  /** Returns {@code !llvm.void}. */
  public static Type voidType(Context context) {
    return PrimitiveType.of(context, PrimitiveType.Kind.VOID);
  }

  /** Returns whether values of a type can be in memory; true for functions and opaque structures, too. */
  public static boolean isPointee(Type type) {
    if (type instanceof PrimitiveType primitive) {
      return switch (primitive.kind()) {
        case VOID, LABEL, METADATA, TOKEN -> false;
        case X86_MMX, X86_AMX, PPC_FP128 -> true;
      };
    }
    return isCompatible(type);
  }

  static boolean isPrimitive(Type type, PrimitiveType.Kind kind) {
    return type instanceof PrimitiveType primitive && primitive.kind() == kind;
  }

  /** Returns whether arrays and structures may have elements of a type. */
  static boolean isElement(Type type) {
    if (type instanceof PrimitiveType primitive) {
      return switch (primitive.kind()) {
        case VOID, LABEL, METADATA, TOKEN -> false;
        case X86_MMX, X86_AMX, PPC_FP128 -> true;
      };
    }
    return !(type instanceof LlvmFunctionType) && !(type instanceof LlvmVectorType vector && vector.isScalable());
  }

  /** Returns whether a compatible type is a vector, of MLIR or of the dialect. */
  public static boolean isVector(Type type) {
    return type instanceof VectorType || type instanceof LlvmVectorType;
  }

  /** Returns whether two vectors have the same number of elements, and both or neither are scalable. */
  public static boolean haveSameLength(Type a, Type b) {
    return length(a) == length(b) && isScalable(a) == isScalable(b);
  }

  /** Returns whether a type is a vector of a known length. */
  public static boolean isFixedVector(Type type) {
    return isVector(type) && !isScalable(type);
  }

  /** Returns the vector of another length and element type; its length is fixed or scalable as that of a vector. */
  public static Type vectorOfLength(Type vector, Type elementType, int length) {
    if (vector instanceof VectorType || LlvmVectorType.isBuiltinElement(elementType)) {
      return VectorType.of(new long[] {length}, new boolean[] {isScalable(vector)}, elementType);
    }
    return LlvmVectorType.of(elementType, length, isScalable(vector));
  }

  /** Returns whether a type is that of tokens, by which operations are connected. */
  public static boolean isToken(Type type) {
    return isPrimitive(type, PrimitiveType.Kind.TOKEN);
  }

  /** Returns the type of tokens. */
  public static PrimitiveType tokenType(Context context) {
    return PrimitiveType.of(context, PrimitiveType.Kind.TOKEN);
  }

  private static long length(Type vector) {
    return vector instanceof VectorType builtin ? builtin.dim(0) : ((LlvmVectorType) vector).length();
  }

  private static boolean isScalable(Type vector) {
    return vector instanceof VectorType builtin ? builtin.isScalable() : ((LlvmVectorType) vector).isScalable();
  }
}
