// SPDX-License-Identifier: Apache-2.0
/** Benchmarks: compiled with the tests, run by hand, from JMH's main class or from {@code src/bench/side-by-side}. */
package org.mortise.benchmark;
