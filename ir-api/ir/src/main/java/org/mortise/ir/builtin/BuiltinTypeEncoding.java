// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.builtin;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.BytecodeInput;
import org.mortise.ir.BytecodeOutput;
import org.mortise.ir.Type;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefLayoutAttr;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.NoneType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.Signedness;
import org.mortise.ir.types.TupleType;
import org.mortise.ir.types.UnrankedMemRefType;
import org.mortise.ir.types.UnrankedTensorType;
import org.mortise.ir.types.VectorType;

/** The encoding of builtin types. The numbers of types are defined by MLIR's {@code BuiltinDialectBytecode.td}. */
final class BuiltinTypeEncoding {
  private static final int INTEGER = 0;
  private static final int INDEX = 1;
  private static final int FUNCTION = 2;
  /** The number of the first of {@link #FLOATS}. */
  private static final int FLOAT = 3;
  private static final int COMPLEX = 9;
  private static final int MEMREF = 10;
  private static final int MEMREF_IN_SPACE = 11;
  private static final int NONE = 12;
  private static final int TENSOR = 13;
  private static final int TENSOR_WITH_ENCODING = 14;
  private static final int TUPLE = 15;
  private static final int UNRANKED_MEMREF = 16;
  private static final int UNRANKED_MEMREF_IN_SPACE = 17;
  private static final int UNRANKED_TENSOR = 18;
  private static final int VECTOR = 19;
  private static final int SCALABLE_VECTOR = 20;

  private static final FloatKind[] FLOATS =
      {FloatKind.BF16, FloatKind.F16, FloatKind.F32, FloatKind.F64, FloatKind.F80, FloatKind.F128};
  private static final Signedness[] SIGNS = {Signedness.SIGNLESS, Signedness.SIGNED, Signedness.UNSIGNED};

  private BuiltinTypeEncoding() {}

  // ---- reading -----------------------------------------------------------------------------------------------------

  static Type read(BytecodeInput in) {
    long code = in.readVarInt();
    if (code >= FLOAT && code < FLOAT + FLOATS.length) {
      return FloatType.of(in.context(), FLOATS[(int) code - FLOAT]);
    }
    return switch ((int) Math.min(code & Long.MAX_VALUE, Integer.MAX_VALUE)) {
      case INTEGER -> readInteger(in);
      case INDEX -> IndexType.of(in.context());
      case FUNCTION -> FunctionType.of(in.context(), readTypes(in), readTypes(in));
      case COMPLEX -> readComplex(in);
      case MEMREF -> readMemRef(in, null);
      case MEMREF_IN_SPACE -> readMemRef(in, in.readAttribute());
      case NONE -> NoneType.of(in.context());
      case TENSOR -> readTensor(in, null);
      case TENSOR_WITH_ENCODING -> readTensor(in, in.readAttribute());
      case TUPLE -> TupleType.of(in.context(), readTypes(in));
      case UNRANKED_MEMREF -> readUnrankedMemRef(in, null);
      case UNRANKED_MEMREF_IN_SPACE -> readUnrankedMemRef(in, in.readAttribute());
      case UNRANKED_TENSOR -> readUnrankedTensor(in);
      case VECTOR -> readVector(in, null);
      case SCALABLE_VECTOR -> readVector(in, readFlags(in));
      default -> throw in.error("unknown attribute code: " + Long.toUnsignedString(code));
    };
  }

  private static Type readInteger(BytecodeInput in) {
    long widthAndSign = in.readVarInt();
    int sign = (int) (widthAndSign & 3);
    long width = widthAndSign >>> 2;
    check(in, sign < SIGNS.length ? IntegerType.verify(width) : "unknown signedness of an integer type");
    return IntegerType.of(in.context(), (int) width, SIGNS[sign]);
  }

  private static Type readComplex(BytecodeInput in) {
    Type element = in.readType();
    check(in, ComplexType.verify(element));
    return ComplexType.of(element);
  }

  private static Type readMemRef(BytecodeInput in, @Nullable Attribute space) {
    long[] shape = in.readSignedVarInts();
    Type element = in.readType();
    MemRefLayoutAttr layout = in.readAttribute(MemRefLayoutAttr.class);
    check(in, MemRefType.verify(shape, element, layout, space));
    return MemRefType.of(shape, element, layout, space);
  }

  private static Type readUnrankedMemRef(BytecodeInput in, @Nullable Attribute space) {
    Type element = in.readType();
    check(in, UnrankedMemRefType.verify(element, space));
    return UnrankedMemRefType.of(element, space);
  }

  private static Type readTensor(BytecodeInput in, @Nullable Attribute encoding) {
    long[] shape = in.readSignedVarInts();
    Type element = in.readType();
    check(in, RankedTensorType.verify(shape, element));
    return RankedTensorType.of(shape, element, encoding);
  }

  private static Type readUnrankedTensor(BytecodeInput in) {
    Type element = in.readType();
    check(in, RankedTensorType.verify(new long[0], element));
    return UnrankedTensorType.of(element);
  }

  private static Type readVector(BytecodeInput in, boolean @Nullable [] flags) {
    long[] shape = in.readSignedVarInts();
    Type element = in.readType();
    boolean[] scalable = flags == null ? new boolean[shape.length] : flags;
    check(in, VectorType.verify(shape, scalable, element));
    return VectorType.of(shape, scalable, element);
  }

  private static boolean[] readFlags(BytecodeInput in) {
    boolean[] flags = new boolean[in.readCount()];
    for (int i = 0; i < flags.length; i++) {
      flags[i] = in.readBool();
    }
    return flags;
  }

  private static List<Type> readTypes(BytecodeInput in) {
    int count = in.readCount();
    List<Type> types = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      types.add(in.readType());
    }
    return types;
  }

  private static void check(BytecodeInput in, @Nullable String problem) {
    if (problem != null) {
      throw in.error(problem);
    }
  }

  // ---- writing -----------------------------------------------------------------------------------------------------

  static boolean write(Type type, BytecodeOutput out) {
    if (type instanceof IntegerType integer) {
      out.writeVarInt(INTEGER);
      out.writeVarInt((long) integer.width() << 2 | integer.signedness().ordinal());
    } else if (type instanceof IndexType) {
      out.writeVarInt(INDEX);
    } else if (type instanceof FloatType floating) {
      return writeFloat(floating.kind(), out);
    } else if (type instanceof FunctionType function) {
      out.writeVarInt(FUNCTION);
      out.writeTypes(function.inputs());
      out.writeTypes(function.results());
    } else if (type instanceof MemRefType memref) {
      writeMemRef(memref, out);
    } else if (type instanceof RankedTensorType tensor) {
      writeTensor(tensor, out);
    } else if (type instanceof VectorType vector) {
      writeVector(vector, out);
    } else {
      return writeRare(type, out);
    }
    return true;
  }

  private static boolean writeRare(Type type, BytecodeOutput out) {
    if (type instanceof NoneType) {
      out.writeVarInt(NONE);
    } else if (type instanceof ComplexType complex) {
      out.writeVarInt(COMPLEX);
      out.writeType(complex.elementType());
    } else if (type instanceof TupleType tuple) {
      out.writeVarInt(TUPLE);
      out.writeTypes(tuple.types());
    } else if (type instanceof UnrankedMemRefType memref) {
      writeSpace(memref, UNRANKED_MEMREF, out);
      out.writeType(memref.elementType());
    } else if (type instanceof UnrankedTensorType tensor) {
      out.writeVarInt(UNRANKED_TENSOR);
      out.writeType(tensor.elementType());
    } else {
      return false;
    }
    return true;
  }

  private static boolean writeFloat(FloatKind kind, BytecodeOutput out) {
    for (int i = 0; i < FLOATS.length; i++) {
      if (FLOATS[i] == kind) {
        out.writeVarInt(FLOAT + i);
        return true;
      }
    }
    return false;
  }

  private static void writeMemRef(MemRefType type, BytecodeOutput out) {
    writeSpace(type, MEMREF, out);
    out.writeSignedVarInts(type.shape());
    out.writeType(type.elementType());
    MemRefLayoutAttr layout = type.layout();
    out.writeAttribute(
        layout != null ? layout : AffineMapAttr.of(type.context(), AffineMap.identity(type.rank())));
  }

  /** Writes the number of a memref type, and its memory space if it has one. */
  private static void writeSpace(BaseMemRefType type, int codeWithoutSpace, BytecodeOutput out) {
    Attribute space = type.memorySpace();
    if (space == null) {
      out.writeVarInt(codeWithoutSpace);
    } else {
      out.writeVarInt(codeWithoutSpace + 1);
      out.writeAttribute(space);
    }
  }

  private static void writeTensor(RankedTensorType type, BytecodeOutput out) {
    if (type.encoding() == null) {
      out.writeVarInt(TENSOR);
    } else {
      out.writeVarInt(TENSOR_WITH_ENCODING);
      out.writeAttribute(type.encoding());
    }
    out.writeSignedVarInts(type.shape());
    out.writeType(type.elementType());
  }

  private static void writeVector(VectorType type, BytecodeOutput out) {
    out.writeVarInt(type.isScalable() ? SCALABLE_VECTOR : VECTOR);
    if (type.isScalable()) {
      out.writeVarInt(type.rank());
      for (int i = 0; i < type.rank(); i++) {
        out.writeBool(type.isScalableDim(i));
      }
    }
    out.writeSignedVarInts(type.shape());
    out.writeType(type.elementType());
  }
}
