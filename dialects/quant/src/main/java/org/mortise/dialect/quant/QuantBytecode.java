// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.quant;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.BytecodeInput;
import org.mortise.ir.BytecodeOutput;
import org.mortise.ir.DialectBytecode;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** The encoding of quantized types. Type numbers are those of MLIR's {@code QuantDialectBytecode.td}. */
final class QuantBytecode implements DialectBytecode {
  static final QuantBytecode INSTANCE = new QuantBytecode();

  private static final int ANY = 1;
  private static final int ANY_WITH_EXPRESSED_TYPE = 2;
  private static final int CALIBRATED = 3;
  private static final int UNIFORM = 4;
  private static final int UNIFORM_PER_AXIS = 5;
  private static final int UNIFORM_SUB_CHANNEL = 6;
  private static final int SIGNED = 1;

  private QuantBytecode() {}

  // ---- reading -----------------------------------------------------------------------------------------------------

  @Override
  public Type readType(BytecodeInput in) {
    long code = in.readVarInt();
    if (code < ANY || code > UNIFORM_SUB_CHANNEL) {
      throw in.error("unknown quant type code: " + Long.toUnsignedString(code));
    }
    return switch ((int) code) {
      case ANY, ANY_WITH_EXPRESSED_TYPE -> readAny(in, code == ANY_WITH_EXPRESSED_TYPE);
      case CALIBRATED -> readCalibrated(in);
      case UNIFORM -> readUniform(in);
      case UNIFORM_PER_AXIS -> readPerAxis(in);
      default -> readSubChannel(in);
    };
  }

  private static Type readAny(BytecodeInput in, boolean hasExpressedType) {
    long flags = in.readVarInt();
    IntegerType integer = in.readType(IntegerType.class);
    FloatType expressed = hasExpressedType ? in.readType(FloatType.class) : null;
    return AnyQuantizedType.of(in.context(), readBounds(in, flags, integer), expressed);
  }

  private static Type readCalibrated(BytecodeInput in) {
    FloatType expressed = in.readType(FloatType.class);
    double minimum = readDouble(in);
    double maximum = readDouble(in);
    if (!(minimum < maximum)) {
      throw in.error("illegal min and max: (" + minimum + ":" + maximum + ")");
    }
    return CalibratedQuantizedType.of(expressed, minimum, maximum);
  }

  private static Type readUniform(BytecodeInput in) {
    long flags = in.readVarInt();
    IntegerType integer = in.readType(IntegerType.class);
    FloatType expressed = in.readType(FloatType.class);
    UniformScale scale = checked(in, new UniformScale(readDouble(in), in.readSignedVarInt()));
    return UniformQuantizedType.of(readBounds(in, flags, integer), expressed, scale);
  }

  private static Type readPerAxis(BytecodeInput in) {
    long flags = in.readVarInt();
    IntegerType integer = in.readType(IntegerType.class);
    FloatType expressed = in.readType(FloatType.class);
    int axis = (int) in.readVarInt();
    QuantizedStorage storage = readBounds(in, flags, integer);
    double[] scales = new double[in.readCount()];
    for (int i = 0; i < scales.length; i++) {
      scales[i] = readDouble(in);
    }
    long[] zeroPoints = in.readSignedVarInts();
    if (zeroPoints.length != scales.length) {
      throw in.error("illegal number of scales and zeroPoints: " + scales.length + ", " + zeroPoints.length);
    }
    List<UniformScale> all = new ArrayList<>(scales.length);
    for (int i = 0; i < scales.length; i++) {
      all.add(checked(in, new UniformScale(scales[i], zeroPoints[i])));
    }
    return UniformQuantizedPerAxisType.of(storage, expressed, axis, all);
  }

  private static Type readSubChannel(BytecodeInput in) {
    long flags = in.readVarInt();
    IntegerType integer = in.readType(IntegerType.class);
    FloatType expressed = in.readType(FloatType.class);
    QuantizedStorage storage = readBounds(in, flags, integer);
    long[] dimensions = in.readSignedVarInts();
    long[] blockSizes = in.readSignedVarInts();
    if (!(in.readAttribute() instanceof DenseNumbersAttr scales)
        || !(in.readAttribute() instanceof DenseNumbersAttr zeroPoints)
        || scales.numElements() != zeroPoints.numElements() || dimensions.length != blockSizes.length) {
      throw in.error("malformed scales, zero points or block sizes");
    }
    List<UniformScale> all = new ArrayList<>();
    for (int i = 0; i < scales.numElements(); i++) {
      if (!(scales.elementAt(i) instanceof FloatAttr scale)) {
        throw in.error("scales must be floating-point numbers");
      }
      all.add(checked(in, new UniformScale(scale.doubleValue(), zeroPoints.longAt(i))));
    }
    List<Integer> axes = new ArrayList<>();
    List<Long> sizes = new ArrayList<>();
    for (int i = 0; i < dimensions.length; i++) {
      axes.add((int) dimensions[i]);
      sizes.add(blockSizes[i]);
    }
    return UniformQuantizedSubChannelType.of(
        storage, expressed, axes, sizes, ((ShapedType) scales.type()).shape(), all);
  }

  private static QuantizedStorage readBounds(BytecodeInput in, long flags, IntegerType integer) {
    boolean isSigned = (flags & SIGNED) != 0;
    long minimum = in.readSignedVarInt();
    long maximum = in.readSignedVarInt();
    if (integer.width() == 0 || integer.width() > QuantizedStorage.MAX_WIDTH) {
      throw in.error("illegal storage type size: " + integer.width());
    }
    QuantizedStorage whole = QuantizedStorage.ofWidth(isSigned, integer.width());
    if (maximum <= minimum || minimum < whole.minimum() || maximum > whole.maximum()) {
      throw in.error("illegal storage min and storage max: (" + minimum + ":" + maximum + ")");
    }
    return new QuantizedStorage(isSigned, integer.width(), minimum, maximum);
  }

  private static UniformScale checked(BytecodeInput in, UniformScale scale) {
    if (!(scale.scale() > 0) || Double.isInfinite(scale.scale())) {
      throw in.error("illegal scale: " + scale.scale());
    }
    return scale;
  }

  private static double readDouble(BytecodeInput in) {
    return Double.longBitsToDouble(in.readInteger(Double.SIZE).longValue());
  }

  // ---- writing -----------------------------------------------------------------------------------------------------

  @Override
  public boolean writeType(Type type, BytecodeOutput out) {
    if (type instanceof AnyQuantizedType any) {
      out.writeVarInt(any.expressedType() == null ? ANY : ANY_WITH_EXPRESSED_TYPE);
      writeTypes(any, out);
      writeBounds(any.storage(), out);
    } else if (type instanceof CalibratedQuantizedType calibrated) {
      out.writeVarInt(CALIBRATED);
      out.writeType(calibrated.expressedType());
      writeDouble(calibrated.minimum(), out);
      writeDouble(calibrated.maximum(), out);
    } else if (type instanceof UniformQuantizedType uniform) {
      out.writeVarInt(UNIFORM);
      writeTypes(uniform, out);
      writeDouble(uniform.scale().scale(), out);
      out.writeSignedVarInt(uniform.scale().zeroPoint());
      writeBounds(uniform.storage(), out);
    } else if (type instanceof UniformQuantizedPerAxisType perAxis) {
      writePerAxis(perAxis, out);
    } else if (type instanceof UniformQuantizedSubChannelType subChannel) {
      writeSubChannel(subChannel, out);
    } else {
      return false;
    }
    return true;
  }

  private static void writePerAxis(UniformQuantizedPerAxisType type, BytecodeOutput out) {
    out.writeVarInt(UNIFORM_PER_AXIS);
    writeTypes(type, out);
    out.writeVarInt(Integer.toUnsignedLong(type.axis()));
    writeBounds(type.storage(), out);
    out.writeVarInt(type.scales().size());
    for (UniformScale scale : type.scales()) {
      writeDouble(scale.scale(), out);
    }
    out.writeVarInt(type.scales().size());
    for (UniformScale scale : type.scales()) {
      out.writeSignedVarInt(scale.zeroPoint());
    }
  }

  private static void writeSubChannel(UniformQuantizedSubChannelType type, BytecodeOutput out) {
    out.writeVarInt(UNIFORM_SUB_CHANNEL);
    writeTypes(type, out);
    writeBounds(type.storage(), out);
    out.writeVarInt(type.dimensions().size());
    for (int dimension : type.dimensions()) {
      out.writeSignedVarInt(dimension);
    }
    out.writeVarInt(type.blockSizes().size());
    for (long size : type.blockSizes()) {
      out.writeSignedVarInt(size);
    }
    double[] scales = new double[type.scales().size()];
    long[] zeroPoints = new long[scales.length];
    for (int i = 0; i < scales.length; i++) {
      scales[i] = type.scales().get(i).scale();
      zeroPoints[i] = type.scales().get(i).zeroPoint();
    }
    out.writeAttribute(
        DenseNumbersAttr.ofDoubles(RankedTensorType.of(type.shape(), type.expressedType()), scales));
    IntegerType integer = IntegerType.of(type.context(), type.storage().width());
    out.writeAttribute(DenseNumbersAttr.ofLongs(RankedTensorType.of(type.shape(), integer), zeroPoints));
  }

  private static void writeTypes(QuantizedType type, BytecodeOutput out) {
    QuantizedStorage storage = type.storage();
    FloatType expressed = type.expressedType();
    out.writeVarInt(storage.isSigned() ? SIGNED : 0);
    out.writeType(IntegerType.of(type.context(), storage.width()));
    if (expressed != null) {
      out.writeType(expressed);
    }
  }

  private static void writeBounds(QuantizedStorage storage, BytecodeOutput out) {
    out.writeSignedVarInt(storage.minimum());
    out.writeSignedVarInt(storage.maximum());
  }

  private static void writeDouble(double value, BytecodeOutput out) {
    out.writeInteger(Double.SIZE, BigInteger.valueOf(Double.doubleToRawLongBits(value)));
  }
}
