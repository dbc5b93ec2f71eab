// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal.bytecode;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.test.TestDialectVersion;
import org.mortise.dialect.test.attributes.TestAttribute;
import org.mortise.dialect.test.types.TestType;
import org.mortise.ir.Attribute;
import org.mortise.ir.BytecodeInput;
import org.mortise.ir.BytecodeOutput;
import org.mortise.ir.BytecodeOverride;
import org.mortise.ir.Context;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectBytecode;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.Signedness;

/** The encodings of {@code test-bytecode-roundtrip}, which report the replaced entities. */
final class Overrides {
  /** The number of kinds of encodings. */
  static final int KINDS = 7;

  private static final String BUILTIN = "builtin";
  private static final String TEST = "test";
  private static final String PARAMETERS = "attr_params";
  private static final int INTEGER_CODE = 1000;
  private static final int BUILTIN_CODE = 1001;

  private Overrides() {}

  /** Returns the encodings of a kind, for a file of a version of the test dialect. */
  static BytecodeOverride of(int kind, TestDialectVersion version, PassRun run) {
    return switch (kind) {
      case 1 -> new WriteI32AsBuiltin(run);
      case 2 -> new ReadI32FromBuiltin(run);
      case 3 -> new WriteParametersAsElements(run);
      case 4 -> new ReadParametersFromElements(run);
      case 5 -> new AllAsBuiltin();
      case 6 -> new IntegersAsTest();
      default -> version.major() < 2 ? new OldIntegers(run) : BytecodeOverride.NONE;
    };
  }

  private static void report(PassRun run, String message) {
    run.print(PassOutput.Channel.STANDARD, "Overriding " + message + " encoding...\n");
  }

  private static @Nullable DialectBytecode encoding(Context context, String namespace) {
    Dialect dialect = context.dialect(namespace);
    return dialect == null ? null : dialect.bytecode();
  }

  private static Type i32(Context context) {
    return IntegerType.of(context, Integer.SIZE);
  }

  private static Type testI32(Context context) {
    return TestType.of(context, "i32");
  }

  /** Encodes integer types as types of the test dialect. */
  private record OldIntegers(PassRun run) implements BytecodeOverride {
    @Override
    public @Nullable String writeType(Type type, BytecodeOutput out) {
      if (!(type instanceof IntegerType integer)) {
        return null;
      }
      report(run, "IntegerType");
      out.writeVarInt(INTEGER_CODE);
      out.writeVarInt(integer.width());
      out.writeVarInt(integer.signedness().ordinal());
      return TEST;
    }

    @Override
    public @Nullable Type readType(String dialect, BytecodeInput in) {
      if (!dialect.equals(TEST) || in.readVarInt() != INTEGER_CODE) {
        return null;
      }
      report(run, "parsing of IntegerType");
      int width = (int) in.readVarInt();
      return IntegerType.of(in.context(), width, Signedness.values()[(int) in.readVarInt()]);
    }
  }

  /** {@code !test.i32} is written as {@code i32}. */
  private record WriteI32AsBuiltin(PassRun run) implements BytecodeOverride {
    @Override
    public @Nullable String writeType(Type type, BytecodeOutput out) {
      if (type != testI32(type.context())) {
        return null;
      }
      report(run, "TestI32Type");
      encoding(type.context(), BUILTIN).writeType(i32(type.context()), out);
      return BUILTIN;
    }
  }

  /** {@code i32} is read as {@code !test.i32}. */
  private record ReadI32FromBuiltin(PassRun run) implements BytecodeOverride {
    @Override
    public @Nullable Type readType(String dialect, BytecodeInput in) {
      if (!dialect.equals(BUILTIN) || encoding(in.context(), BUILTIN).readType(in) != i32(in.context())) {
        return null;
      }
      report(run, "parsing of TestI32Type");
      return testI32(in.context());
    }
  }

  /** {@code #test.attr_params<1, 2>} is written as {@code dense<[1, 2]> : tensor<2xi32>}. */
  private record WriteParametersAsElements(PassRun run) implements BytecodeOverride {
    @Override
    public @Nullable String writeAttribute(Attribute attribute, BytecodeOutput out) {
      if (!(attribute instanceof TestAttribute pair) || !pair.mnemonic().equals(PARAMETERS)) {
        return null;
      }
      report(run, "TestAttrParamsAttr");
      RankedTensorType type = RankedTensorType.of(new long[] {2}, i32(attribute.context()), null);
      Attribute elements =
          DenseNumbersAttr.ofLongs(type, new long[] {(Long) pair.parameter(0), (Long) pair.parameter(1)});
      encoding(attribute.context(), BUILTIN).writeAttribute(elements, out);
      return BUILTIN;
    }
  }

  /** {@code dense<[1, 2]> : tensor<2xi32>} is read as {@code #test.attr_params<1, 2>}. */
  private record ReadParametersFromElements(PassRun run) implements BytecodeOverride {
    @Override
    public @Nullable Attribute readAttribute(String dialect, BytecodeInput in) {
      Attribute read = dialect.equals(BUILTIN) ? encoding(in.context(), BUILTIN).readAttribute(in) : null;
      if (!(read instanceof DenseNumbersAttr elements)
          || elements.type() != RankedTensorType.of(new long[] {2}, i32(in.context()), null)) {
        return null;
      }
      report(run, "parsing of TestAttrParamsAttr");
      return TestAttribute.of(
          in.context(), null, PARAMETERS, List.of(elements.longAt(0), elements.longAt(1)));
    }
  }

  /** The encodings of all dialects are stated to be builtin, which cannot read them. */
  private record AllAsBuiltin() implements BytecodeOverride {
    @Override
    public @Nullable String writeType(Type type, BytecodeOutput out) {
      DialectBytecode own = encoding(type.context(), type.dialectNamespace());
      return own != null && own.writeType(type, out) ? BUILTIN : null;
    }

    @Override
    public @Nullable String writeAttribute(Attribute attribute, BytecodeOutput out) {
      DialectBytecode own = encoding(attribute.context(), attribute.dialectNamespace());
      return own != null && own.writeAttribute(attribute, out) ? BUILTIN : null;
    }
  }

  /** Labels integer types as types of the test dialect, but reads them with their own encoding. */
  private record IntegersAsTest() implements BytecodeOverride {
    @Override
    public @Nullable String writeType(Type type, BytecodeOutput out) {
      if (!(type instanceof IntegerType)) {
        return null;
      }
      out.writeVarInt(BUILTIN_CODE);
      encoding(type.context(), BUILTIN).writeType(type, out);
      return TEST;
    }

    @Override
    public @Nullable Type readType(String dialect, BytecodeInput in) {
      boolean isBuiltin = dialect.equals(TEST) && in.readVarInt() == BUILTIN_CODE;
      return isBuiltin ? encoding(in.context(), BUILTIN).readType(in) : null;
    }
  }
}
