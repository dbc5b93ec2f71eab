// SPDX-License-Identifier: Apache-2.0
/** The services of the pipeline bundle: the registry that follows other services, and the runner. */
@NullMarked
package org.mortise.pipeline.internal;

import org.jspecify.annotations.NullMarked;
