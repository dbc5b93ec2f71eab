// SPDX-License-Identifier: Apache-2.0
/** A dialect with memory of its own, as a third bundle could have it, and how deallocation deals with it. */
package org.mortise.extension;
