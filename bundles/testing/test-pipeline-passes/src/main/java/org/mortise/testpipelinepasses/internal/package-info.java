// SPDX-License-Identifier: Apache-2.0
/** Passes for tests. */
@NullMarked
package org.mortise.testpipelinepasses.internal;

import org.jspecify.annotations.NullMarked;
