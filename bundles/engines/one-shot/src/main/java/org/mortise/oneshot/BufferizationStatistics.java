// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

/**
 * Counts of a run of {@link OneShotBufferization}.
 *
 * @param allocations the new allocations of buffers
 * @param inPlace the operands that were decided to be in place
 * @param outOfPlace the operands that were decided to be copied
 */
public record BufferizationStatistics(long allocations, long inPlace, long outOfPlace) {}
