// SPDX-License-Identifier: Apache-2.0
/** A dialect with its own kind of memory, as in a third-party bundle, and its deallocation. */
package org.mortise.extension;
