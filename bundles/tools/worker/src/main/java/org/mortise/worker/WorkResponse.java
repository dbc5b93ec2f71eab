// SPDX-License-Identifier: Apache-2.0
package org.mortise.worker;

/**
 * The answer to a {@link WorkRequest}.
 *
 * @param exitCode 0 for success
 * @param output the messages for the user
 * @param requestId the number of the request
 * @param wasCancelled whether the request was cancelled; nothing else counts then
 */
record WorkResponse(int exitCode, String output, int requestId, boolean wasCancelled) {}
