// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Generates random valid MLIR 19.1 programs. The same profile, seed and size give the same program. Programs of all
 * profiles but those from definitions have a function
 * {@code func.func @main() -> i64} whose result depends on the contents of the buffers, but not on uninitialised or
 * freed memory, nor on whether buffers are passed by reference or as copies.
 */
public final class RandomProgram {
  private static final Map<String, DefinedPrograms> DEFINED = new ConcurrentHashMap<>();

  private RandomProgram() {}

  private static DefinedPrograms defined(String namespace) {
    DefinedPrograms programs = DefinedPrograms.of(RandomChecks.context(), namespace);
    if (programs == null) {
      throw new IllegalStateException("the class path has no operations of the dialect '" + namespace + "'");
    }
    return programs;
  }

  /** Generates a program with about {@code size} statements. */
  public static String generate(Profile profile, long seed, int size) {
    if (profile.dialect != null) {
      return DEFINED.computeIfAbsent(profile.dialect, RandomProgram::defined).generate(seed, size, false);
    }
    Context context = new Context(profile, seed, size);
    switch (profile) {
      case COMPUTATIONS -> new Computations(context, ComputationTypes.USUAL).module();
      case ALL_COMPUTATIONS -> new Computations(context, ComputationTypes.ALL).module();
      case RESHAPES -> new Reshapes(context).module();
      case TENSORS -> new Tensors(context).module();
      case AFFINE -> new AffineLoops(context).module();
      case LINALG -> new TensorOperations(context).module();
      case BUFFERIZABLE, BUFFERIZABLE_BLOCKS, BUFFERIZABLE_RECURSION -> new TensorFunctions(context).module();
      default -> {
        Body body = new Body(context);
        body.functions = new Functions(body);
        body.functions.module();
      }
    }
    return context.out.toString();
  }

  /** Generates a program with a size chosen by the seed: from a handful to about fifty statements. */
  public static String generate(Profile profile, long seed) {
    return generate(profile, seed, 6 + Math.floorMod(seed * 7, 45));
  }
}
