// SPDX-License-Identifier: Apache-2.0
/** Forwards the entries of an OSGi Log Service to SLF4J. */
@NullMarked
package org.mortise.log.internal;

import org.jspecify.annotations.NullMarked;
