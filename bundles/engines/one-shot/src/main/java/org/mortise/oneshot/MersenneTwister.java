// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import java.util.Collections;
import java.util.List;

/** The 32-bit generator of Matsumoto and Nishimura (1998), so that seeds give the same order as in MLIR. */
final class MersenneTwister {
  private static final int SIZE = 624;
  private static final int DISTANCE = 397;

  private final int[] words = new int[SIZE];
  private int next = SIZE;

  private MersenneTwister(int seed) {
    words[0] = seed;
    for (int i = 1; i < SIZE; i++) {
      words[i] = 1812433253 * (words[i - 1] ^ words[i - 1] >>> 30) + i;
    }
  }

  /** Puts the elements into the random order of {@code seed}. */
  static void shuffle(List<?> list, int seed) {
    MersenneTwister random = new MersenneTwister(seed);
    for (int i = 0; list.size() - i > 1; i++) {
      Collections.swap(list, i, i + (int) (random.nextUnsigned() % (list.size() - i)));
    }
  }

  private long nextUnsigned() {
    if (next == SIZE) {
      refill();
    }
    int word = words[next++];
    word ^= word >>> 11;
    word ^= word << 7 & 0x9d2c5680;
    word ^= word << 15 & 0xefc60000;
    word ^= word >>> 18;
    return Integer.toUnsignedLong(word);
  }

  private void refill() {
    for (int i = 0; i < SIZE; i++) {
      int mixed = words[i] & 0x80000000 | words[(i + 1) % SIZE] & 0x7fffffff;
      words[i] = words[(i + DISTANCE) % SIZE] ^ mixed >>> 1 ^ ((mixed & 1) == 0 ? 0 : 0x9908b0df);
    }
    next = 0;
  }
}
