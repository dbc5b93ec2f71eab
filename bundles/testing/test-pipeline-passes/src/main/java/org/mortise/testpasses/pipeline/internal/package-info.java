// SPDX-License-Identifier: Apache-2.0
/** Passes for tests. */
@NullMarked
package org.mortise.testpasses.pipeline.internal;

import org.jspecify.annotations.NullMarked;
